package org.plyspace.lab.referee;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Perft;
import org.plyspace.engine.Registry;
import org.plyspace.lab.scenario.Outcomes;
import org.plyspace.lab.scenario.Positions;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The answering side of the protocol of docs/referee.md. Confined to one thread. */
public final class Referee {

    private static final int DEEPEST_PERFT = 20;

    private final Registry registry;
    private final Perft perft = new Perft();
    private final JsonMapper json = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    public Referee(Registry registry) {
        this.registry = registry;
    }

    /** The answer to a line, without line breaks; to a line that is no question, one that says so. */
    public String answer(String line) {
        return json.writeValueAsString(answerObject(line));
    }

    private Answer answerObject(String line) {
        try {
            return answer(json.readValue(line, Question.class));
        } catch (JacksonException malformed) {
            return Answer.error("'" + Texts.shorten(line)
                    + "' is no question; an object with variant, position and move" + " would be accepted");
        } catch (PlyspaceException refused) {
            return Answer.error(refused.getMessage());
        }
    }

    private Answer answer(Question question) {
        if (question == null || question.variant() == null || (question.move() == null) == (question.ask() == null)) {
            return Answer.error("a question has a variant, and either a move or 'ask'");
        }
        String text = Objects.requireNonNullElse(question.position(), "");
        Rules rules = registry.rules(question.variant(), text);
        if (text.isEmpty()) {
            return answer(question, rules.startPosition());
        }
        if (Question.OUTCOME.equals(question.ask())) {
            return answer(question, Positions.ofOutcome(rules, text));
        }
        try {
            return answer(question, Positions.ofMoves(rules, text));
        } catch (InvalidSetupException refused) {
            return Answer.error(refused.getMessage()
                    + (Positions.isForOutcomeOnly(rules, rules.read(text)) ? "; only its outcome can be asked" : ""));
        }
    }

    private Answer answer(Question question, Position position) {
        return question.move() != null ? judge(position, question.move()) : other(position, question);
    }

    private static Answer judge(Position position, String move) {
        Verdict verdict = position.words().judge(move, Notation.MACHINE);
        if (verdict instanceof Verdict.Illegal illegal) {
            return Answer.invalid(illegal.reason(), illegal.citation());
        }
        if (verdict instanceof Verdict.Malformed malformed) {
            return Answer.invalid(MoveTexts.reason(move, malformed), null);
        }
        position.make(((Verdict.Legal) verdict).move());
        return Answer.valid(Outcomes.word(position), position.words().text());
    }

    private Answer other(Position position, Question question) {
        return switch (question.ask()) {
            case Question.MOVES -> Answer.moves(moves(position));
            case Question.OUTCOME -> Answer.outcome(Outcomes.word(position));
            case Question.PERFT -> perft(position, Objects.requireNonNullElse(question.depth(), -1));
            default ->
                Answer.error("nobody knows how to answer '" + Texts.shorten(question.ask()) + "'; "
                        + String.join(", ", Question.MOVES, Question.OUTCOME, Question.PERFT) + " can be asked");
        };
    }

    private Answer perft(Position position, int depth) {
        return depth < 0 || depth > DEEPEST_PERFT
                ? Answer.error("a perft needs a depth from 0 to " + DEEPEST_PERFT)
                : Answer.nodes(perft.count(position, depth));
    }

    private static List<String> moves(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return Arrays.stream(moves.toArray())
                .mapToObj(move -> position.words().text(move, Notation.MACHINE))
                .sorted()
                .toList();
    }
}

package org.plyspace.conformance.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.Verdict;
import org.plyspace.conformance.referee.QuestionReader.Question;
import org.plyspace.conformance.scenario.Matrix.Positions;
import org.plyspace.conformance.scenario.Outcomes;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.RefusedMove;
import org.plyspace.engine.Registry;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.VariantFailure;
import org.plyspace.vectors.Perft;
import tools.jackson.databind.node.ObjectNode;

/** The answering side of the protocol of docs/referee.md. Confined to one thread. */
public final class Referee {

    private static final int DEEPEST_PERFT = 20;

    /** Fewer questions are not worth another thread. */
    private static final int FEWEST_IN_A_PART = 50;

    private final Registry registry;
    private final Perft perft = new Perft();
    private final QuestionReader questions = new QuestionReader();

    public Referee(Registry registry) {
        this.registry = registry;
    }

    /**
     * Answers a line, without line breaks. Every line gets an answer: if it is not a question, or a rule set fails, this is the error.
     */
    public String answer(String line) {
        return JsonMappers.PLAIN.writeValueAsString(answered(line));
    }

    /** Answers a line that could not be read. */
    public String answerToUnreadable(String reason) {
        return JsonMappers.PLAIN.writeValueAsString(Answer.error(ErrorType.MALFORMED, reason));
    }

    /**
     * Answers a question that is part of a larger protocol. It may have {@code positions} instead of a position: the answer has
     * {@code answers} then, one to each. The rule set may take any time, as long as it progresses.
     */
    public String answer(ObjectNode question) {
        return JsonMappers.PLAIN.writeValueAsString(answered(question));
    }

    /** The answers to one question about many positions. */
    record Answers(List<Answer> answers) {}

    private Object answered(ObjectNode question) {
        boolean many = question.has(QuestionReader.POSITIONS);
        List<Question> all;
        try {
            all = many ? QuestionReader.many(question) : List.of(QuestionReader.of(question));
        } catch (UsageException malformed) {
            return malformed(malformed);
        }
        try {
            List<Answer> answers = all.isEmpty() ? List.of() : inTime(all);
            return many ? new Answers(answers) : answers.get(0);
        } catch (PlyspaceException refused) {
            return error(refused);
        }
    }

    private static Answer malformed(UsageException reason) {
        return Answer.error(ErrorType.MALFORMED, "not a question: " + reason.getMessage());
    }

    private static Answer error(PlyspaceException refused) {
        return Answer.error(
                refused instanceof VariantFailure ? ErrorType.FAILED : ErrorType.REFUSED,
                String.valueOf(refused.getMessage()));
    }

    /** The answers to questions about one rule set, found in parts at the same time if they are many. */
    private List<Answer> inTime(List<Question> all) {
        int parts = Math.max(1, Math.min(Runtime.getRuntime().availableProcessors(), all.size() / FEWEST_IN_A_PART));
        return IntStream.range(0, parts)
                .parallel()
                .mapToObj(part -> part(all.subList(all.size() * part / parts, all.size() * (part + 1) / parts)))
                .flatMap(List::stream)
                .toList();
    }

    private List<Answer> part(List<Question> some) {
        Question first = some.get(0);
        return registry.follow(first.variant(), asked(first), counter -> {
            Perft ofPart = new Perft();
            AtomicLong done = new AtomicLong();
            counter.count(() -> done.get() + ofPart.counted());
            List<Answer> answers = new ArrayList<>(some.size());
            for (Question question : some) {
                answers.add(answered(question, ofPart));
                done.incrementAndGet();
            }
            return answers;
        });
    }

    private Answer answered(String line) {
        try {
            return answered(questions.read(line), perft);
        } catch (UsageException malformed) {
            return malformed(malformed);
        }
    }

    private Answer answered(Question question, Perft counting) {
        try {
            return answeredOrRefused(question, counting);
        } catch (Throwable thrown) { // A rule set may throw anything; the next line must still be read.
            return Answer.error(
                    ErrorType.FAILED,
                    new VariantFailure(registry.of(question.variant()), asked(question), thrown).getMessage());
        }
    }

    private static String asked(Question question) {
        return question.move() == null ? "for " + Texts.shorten(question.ask()) : "to judge a move";
    }

    private Answer answeredOrRefused(Question question, Perft counting) {
        try {
            return answer(question, counting);
        } catch (PlyspaceException refused) {
            return error(refused);
        }
    }

    private Answer answer(Question question, Perft counting) {
        String text = Objects.requireNonNullElse(question.position(), "");
        Rules rules = registry.rules(question.variant(), text);
        if (text.isEmpty()) {
            return answer(question, rules.startPosition(), counting);
        }
        if (Question.OUTCOME.equals(question.ask())) {
            return answer(question, Positions.ofOutcome(rules, text), counting);
        }
        try {
            return answer(question, Positions.ofMoves(rules, text), counting);
        } catch (InvalidSetupException refused) {
            return Answer.error(
                    ErrorType.REFUSED,
                    refused.getMessage()
                            + (Positions.isForOutcomeOnly(rules, rules.read(text))
                                    ? "; only its outcome can be asked"
                                    : ""));
        }
    }

    private static Answer answer(Question question, Position position, Perft counting) {
        return question.move() != null ? judge(position, question.move()) : other(position, question, counting);
    }

    private static Answer judge(Position position, String move) {
        Verdict verdict = TypedMoves.read(position, move);
        if (verdict instanceof Verdict.Illegal illegal) {
            return Answer.invalid(RefusedMove.of(position, illegal));
        }
        if (verdict instanceof Verdict.Malformed malformed) {
            return Answer.unreadable(TypedMoves.unread(position, move, malformed));
        }
        Verdict.Legal legal = (Verdict.Legal) verdict;
        position.make(legal.move());
        return Answer.valid(
                legal.remark(), Outcomes.word(position), position.words().text());
    }

    private static Answer other(Position position, Question question, Perft counting) {
        return switch (question.ask()) {
            case Question.MOVES -> Answer.moves(MoveTexts.sorted(position));
            case Question.OUTCOME -> Answer.outcome(Outcomes.word(position));
            case Question.PERFT -> perft(position, Objects.requireNonNullElse(question.depth(), -1), counting);
            default ->
                Answer.error(
                        ErrorType.MALFORMED,
                        "ask: expected " + String.join(", ", Question.MOVES, Question.OUTCOME) + " or " + Question.PERFT
                                + ", found '" + Texts.shorten(question.ask()) + "'");
        };
    }

    private static Answer perft(Position position, int depth, Perft counting) {
        return depth < 0 || depth > DEEPEST_PERFT
                ? Answer.error(ErrorType.MALFORMED, "depth: expected a number from 0 to " + DEEPEST_PERFT)
                : Answer.nodes(counting.count(position, depth));
    }

    /** Why a question has no answer. */
    public enum ErrorType {
        /** The line is not a question. */
        MALFORMED,
        /** It asks for a variant, option or position that does not exist. */
        REFUSED,
        /** It names a move that is illegal or unreadable where only a legal one makes sense; the referee judges moves instead. */
        ILLEGAL,
        /** The rule set, or the program, failed. */
        FAILED;

        /** The word for this type in answers. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}

package org.plyspace.web.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.LongStream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict;
import org.plyspace.engine.JudgedMove;
import org.plyspace.engine.MoveFacts;
import org.plyspace.engine.RefusedMove;
import org.plyspace.engine.TypedMoves;

/**
 * The rules' verdict on a move that was typed or tried.
 *
 * @param moves the legal moves that the text or attempt can mean
 * @param marks the cells concerned, each with its role and its number
 * @param also the further reasons why a piece or board may go nowhere, if no target was given
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record JudgedView(
        @JsonUnwrapped JudgedMove judged, List<MoveView> moves, List<List<Object>> marks, List<RefusedMove> also) {

    /** Judges a text in any form of move that play accepts. */
    public static JudgedView ofTyped(Position position, String text) {
        return of(position, text, TypedMoves.judge(position, text));
    }

    /** Judges an attempt by hand. */
    public static JudgedView ofAttempt(Position position, Attempt attempt) {
        long[] choices = position.words().choices(attempt);
        String text = position.words().text(attempt);
        return switch (choices.length) {
            case 0 -> of(position, text, position.words().judge(text, Notation.MACHINE));
            case 1 -> of(position, text, legal(position, choices[0]));
            default ->
                new JudgedView(
                        new JudgedMove(
                                position.rules().setting(),
                                position.words().text(),
                                null,
                                "legal",
                                null,
                                null,
                                null,
                                null),
                        LongStream.of(choices)
                                .mapToObj(move -> MoveView.of(position, move))
                                .toList(),
                        null,
                        null);
        };
    }

    /**
     * Judges a piece or board as to whether it has a legal move.
     *
     * @param refusals the reasons why it has none, the most important first; empty if it has one
     */
    public static JudgedView ofStanding(Position position, List<Verdict.Illegal> refusals) {
        if (refusals.isEmpty()) {
            return new JudgedView(
                    new JudgedMove(
                            position.rules().setting(), position.words().text(), null, "legal", null, null, null, null),
                    null,
                    null,
                    null);
        }
        Verdict.Illegal first = refusals.get(0);
        return new JudgedView(
                JudgedMove.illegal(position, null, first),
                null,
                marks(first.marks()),
                refusals.stream()
                        .skip(1)
                        .map(other -> RefusedMove.of(position, other))
                        .toList());
    }

    /** The reason for the refusal, in words; the move must not be legal. */
    public String reason() {
        return judged.refusal() == null ? "" : judged.refusal().reason();
    }

    /** The rules' refusal of a move; empty for a legal one, and for a text that is none. */
    public Optional<RefusedMove> refusal() {
        return Optional.ofNullable(judged.refusal())
                .filter(refused -> judged.verdict().equals("illegal"));
    }

    /** The verdict of the rules on a legal move. */
    private static Verdict legal(Position position, long move) {
        return position.words().judge(position.words().text(move, Notation.MACHINE), Notation.MACHINE);
    }

    private static JudgedView of(Position position, String text, Verdict verdict) {
        if (verdict instanceof Verdict.Legal legal) {
            return new JudgedView(
                    JudgedMove.legal(position, legal),
                    List.of(MoveView.of(position, legal.move())),
                    legal.marks().isEmpty() ? null : marks(legal.marks()),
                    null);
        }
        if (verdict instanceof Verdict.Illegal illegal) {
            return new JudgedView(JudgedMove.illegal(position, text, illegal), null, marks(illegal.marks()), null);
        }
        return new JudgedView(
                JudgedMove.unreadable(position, text, TypedMoves.unread(position, text, (Verdict.Malformed) verdict)),
                null,
                null,
                null);
    }

    private static List<List<Object>> marks(List<Verdict.Mark> marks) {
        return marks.stream()
                .map(mark -> List.<Object>of(mark.role().name().toLowerCase(Locale.ROOT), mark.cell()))
                .toList();
    }

    /**
     * A legal move: its facts for programs, the attempt by which a hand makes it, and its visible effects.
     *
     * @param effects the effects, in the order in which they are drawn
     */
    public record MoveView(@JsonUnwrapped MoveFacts facts, AttemptView attempt, List<EffectView> effects) {

        /** Creates the view of a legal move; the position is left unchanged. */
        public static MoveView of(Position position, long move) {
            return of(position, MoveFacts.of(position, move), move);
        }

        /** Creates the view of a legal move with its text in SAN; the position is left unchanged. */
        public static MoveView of(Position position, long move, String san) {
            return of(position, MoveFacts.of(position, move, san), move);
        }

        private static MoveView of(Position position, MoveFacts facts, long move) {
            return new MoveView(facts, AttemptView.of(move), effects(position, move));
        }

        /** The effects of a legal move. */
        public static List<EffectView> effects(Position position, long move) {
            return position.words().describe(move).stream().map(EffectView::of).toList();
        }

        /** Whether it begins on a square, moves the board of this name, or drops the piece written so before a star. */
        public boolean beginsAt(String from) {
            return facts.from().or(facts::board).filter(from::equals).isPresent()
                    || (from.endsWith("*") && facts.move().startsWith(from));
        }
    }
}

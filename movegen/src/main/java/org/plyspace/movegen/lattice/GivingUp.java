package org.plyspace.movegen.lattice;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.judge.Explainer;
import org.plyspace.movegen.judge.MoveReader;
import org.plyspace.movegen.judge.MoveReading;
import org.plyspace.movegen.lattice.LatticePosition.Undo;
import org.plyspace.movegen.text.Token;

/**
 * Giving up a royal piece as part of a move, where a {@link TurnRule} has that: it is taken off the board, then the rest of the
 * move is made. The rule set's own bits of a move are 0, or 1 + the cell of the piece given up; its text is {@code x}, the
 * square, a comma, and the text of the rest.
 */
final class GivingUp {

    private static final char MARK = 'x';
    private static final char COMMA = ',';

    private final LatticeBoard board;
    private final Rest rest;

    /** What generates the rest of a move, once for each royal piece while it is off the board. */
    @FunctionalInterface
    interface Rest {

        /**
         * Generates.
         *
         * @param givenUp the bits that every move has to have
         */
        void generate(long givenUp);
    }

    GivingUp(LatticeBoard board, Rest rest) {
        this.board = board;
        this.rest = rest;
    }

    /** Takes each royal piece of a side off in turn. */
    void each(int side) {
        for (int i = 0; i < board.royalCount[side]; i++) {
            int cell = board.royals[side][i];
            int code = board.at[cell];
            int slot = board.remove(cell);
            rest.generate(Move.withExtra(0, cell + 1));
            board.restore(cell, code, slot);
        }
    }

    /** Whether a move gives up a royal piece. */
    static boolean isIn(long move) {
        return Move.extra(move) != 0;
    }

    /** The cell of the piece that a move gives up, or {@link MoveReading#NONE}. */
    static int cell(long move) {
        return Move.extra(move) - 1;
    }

    /** The rest of a move. */
    static long rest(long move) {
        return Move.withExtra(move, 0);
    }

    static void make(long move, LatticeBoard board, Undo undo) {
        if (isIn(move)) {
            undo.givenUpCode = board.at[cell(move)];
            undo.givenUpSlot = board.remove(cell(move));
        }
    }

    static void takeBack(long move, LatticeBoard board, Undo undo) {
        if (isIn(move)) {
            board.restore(cell(move), undo.givenUpCode, undo.givenUpSlot);
        }
    }

    /** What is written before the rest of a move. */
    static String prefix(long move, LatticeRules rules) {
        return isIn(move) ? prefix(cell(move), rules) : "";
    }

    private static String prefix(int cell, LatticeRules rules) {
        return MARK + rules.name(cell) + COMMA;
    }

    /** Whether a text is to be read as one that gives up a royal piece. */
    static boolean isIn(String text, LatticeSpec spec) {
        return !text.isEmpty()
                && text.charAt(0) == MARK
                && spec.turnRule.givingUp().isPresent();
    }

    /** Reads such a text, the rest of it in the machine form. */
    static MoveReading read(Token move, MoveReader reader, boolean hasPiece) {
        int comma = move.indexOf(COMMA);
        if (comma < 0) {
            throw move.refusal(move.quoted() + " has no ',' after the square of the king given up");
        }
        MoveReading.Square royal = reader.square(move.part(1, comma));
        return new MoveReading.Without(royal, reader.read(move.part(comma + 1, move.length()), hasPiece));
    }

    /** Well-formed moves, with the same again for every royal piece that could be given up, if any ever can. */
    static Stream<String> wellFormed(LatticePosition position, Supplier<Stream<String>> plain) {
        if (position.rules().declaration().turnRule.givingUp().isEmpty()) {
            return plain.get();
        }
        int[] royals = position.board.royals[position.side];
        Stream<String> givingUp = IntStream.range(0, position.board.royalCount[position.side])
                .mapToObj(i -> prefix(royals[i], position.rules()))
                .flatMap(prefix -> plain.get().map(move -> prefix + move));
        return Stream.concat(plain.get(), givingUp);
    }

    /** Why a move that gives up a royal piece is not legal. */
    static Illegal explain(MoveReading.Without reading, LatticeExplainer explainer) {
        int cell = reading.royal().cell();
        if (cell == MoveReading.NONE) {
            return explainer.noSuchSquare(reading.royal().name(), Piece.NONE);
        }
        Optional<Illegal> refusal = refusal(cell, explainer);
        if (refusal.isPresent()) {
            return refusal.get();
        }
        LatticeBoard board = explainer.board;
        int code = board.at[cell];
        int slot = board.remove(cell);
        Illegal verdict = explainer.explain(reading.rest());
        board.restore(cell, code, slot);
        return verdict;
    }

    private static Optional<Illegal> refusal(int cell, LatticeExplainer explainer) {
        LatticePosition position = explainer.position;
        RuleStatement rule = explainer.spec.turnRule.givingUp().orElseThrow();
        int code = explainer.board.at[cell];
        if (code == Piece.NONE || (code & 1) != position.side || !explainer.tables.royal[code]) {
            return Optional.of(Explainer.illegal(
                            Refusal.NOTHING_TO_GIVE_UP,
                            "there is no king of " + position.sideToMove().word() + "'s on "
                                    + explainer.men().name(cell),
                            rule.citation())
                    .mark(Role.ROYAL, cell));
        }
        boolean possible = explainer.board.royalCount[position.side] > 1
                && position.inCheck()
                && Arrays.stream(explainer.legalMoves()).allMatch(GivingUp::isIn);
        return possible
                ? Optional.empty()
                : Optional.of(Explainer.illegal(Refusal.NOTHING_TO_GIVE_UP, rule.text(), rule.citation())
                        .mark(Role.ROYAL, cell));
    }
}

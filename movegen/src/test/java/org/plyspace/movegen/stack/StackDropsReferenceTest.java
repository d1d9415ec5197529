package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/**
 * Compares the moves of {@link ToyHands} in random games with a plain walk: the moves of the same men without hands, and every man in hand
 * set down on every empty square, which is discarded if that breaks a rule.
 */
@DisplayName("Drops over a stack")
final class StackDropsReferenceTest {

    private static final int GAMES = "some".equals(System.getProperty("plyspace.tests")) ? 10 : 30;
    private static final int PLIES = 60;
    private static final int SIZE = 4;
    private static final int MAIN = SIZE * SIZE;
    private static final int LAST_RANK = 4;
    /** A pawn on b3 would mate. */
    private static final String NEAR_MATE = "M:kn2/p3/4/1R1K|X@b:2/2|Y@e:2/2 w - - 0 1 hand=P";

    /** What must have been seen for the comparison to mean something. */
    private enum Seen {
        DROP,
        HELD,
        DROP_IN_CHECK,
        DROP_ON_MOVABLE,
        NO_CHECK,
        NO_MATE,
        FIRST
    }

    private final Set<Seen> seen = EnumSet.noneOf(Seen.class);
    private String hands;
    private boolean shared;
    private Rules rules;
    /** The same rules without hands. */
    private Rules plain;

    @ParameterizedTest(name = "hands={0}, columns={1}, kept={2}")
    @CsvSource({"captured, shared, off", "limited, shared, on", "limited, closed, off", "placed, shared, off"})
    void movesInRandomGamesAreThoseOfThePlainWalk(String ofHands, String columns, String kept) {
        hands = ofHands;
        shared = columns.equals("shared");
        String others = "columns=" + columns + ",kept=" + kept;
        rules = new TextRules(new ToyHands(), "hands=" + hands + "," + others).rules();
        plain = new TextRules(new ToyHands(), "hands=none," + others).rules();
        compare(rules.readPosition(NEAR_MATE));
        SplittableRandom random = new SplittableRandom(3);
        MoveList scratch = new MoveList();
        for (int game = 0; game < GAMES; game++) {
            Position position = rules.startPosition();
            for (int ply = 0; ply < PLIES && position.hasLegalMove(); ply++) {
                compare(position);
                position.make(position.randomMove(random, scratch));
            }
        }
        Set<Seen> expected = EnumSet.of(Seen.DROP, Seen.HELD, Seen.DROP_IN_CHECK, Seen.DROP_ON_MOVABLE);
        if (hands.equals("limited")) {
            expected.addAll(EnumSet.of(Seen.NO_CHECK, Seen.NO_MATE));
        }
        if (hands.equals("placed")) {
            expected.add(Seen.FIRST);
        }
        assertEquals(expected, seen);
    }

    private void compare(Position position) {
        PositionWords words = position.words();
        Setup before = words.setup();
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            String name = words.text(moves.get(i), Notation.MACHINE);
            assertTrue(names.add(name), name);
            assertTrue(position.isLegal(moves.get(i)), name);
            Setup after = after(before, moves.get(i));
            position.make(moves.get(i));
            assertEquals(rules.write(after), words.text(), name);
            assertEquals(rules.position(after, Purpose.STUDY).key(), position.key(), name);
            position.unmake();
            note(position, moves.get(i));
        }
        assertEquals(walk(before), names, words.text());
        assertEquals(names.size(), position.countLegalMoves(), words.text());
    }

    private void note(Position position, long move) {
        if (Move.kind(move) == Move.DROP) {
            seen.add(Seen.DROP);
            if (position.inCheck()) {
                seen.add(Seen.DROP_IN_CHECK);
            }
            if (Move.to(move) >= MAIN) {
                seen.add(Seen.DROP_ON_MOVABLE);
            }
        } else if (held(move) != Piece.NONE) {
            seen.add(Seen.HELD);
        }
    }

    /** The setup after a legal move. */
    private Setup after(Setup before, long move) {
        if (Move.kind(move) == Move.DROP) {
            return dropped(before, Move.piece(move), Move.to(move));
        }
        Position without = plain.position(withoutHands(before), Purpose.STUDY);
        without.make(move);
        Setup.Builder after = without.words().setup().toBuilder();
        for (int code = 2; code < Piece.CODES; code++) {
            after.hand(code, before.hand(code) + (code == held(move) ? 1 : 0));
        }
        return after.build();
    }

    private int held(long move) {
        if (!Move.isCapture(move)) {
            return Piece.NONE;
        }
        String symbol = symbol(Move.captured(move));
        String as = symbol.equals("Q") && !hands.equals("placed") ? "P" : symbol;
        Side captor = Piece.side(Move.captured(move)).opposite();
        boolean lost = hands.equals("placed") && "NQ".contains(symbol);
        return lost ? Piece.NONE : code(as, captor);
    }

    private String symbol(int code) {
        return rules.pieceTypes().get(Piece.type(code)).symbol();
    }

    private int code(String symbol, Side side) {
        return rules.pieceTypes().stream()
                .filter(type -> type.symbol().equals(symbol))
                .mapToInt(type -> Piece.code(side, type.index()))
                .findFirst()
                .orElseThrow();
    }

    private static Setup withoutHands(Setup setup) {
        Setup.Builder without = setup.toBuilder();
        for (int code = 2; code < Piece.CODES; code++) {
            without.hand(code, 0);
        }
        return without.build();
    }

    private static Setup dropped(Setup before, int code, int to) {
        Side mover = before.side();
        return before.toBuilder()
                .piece(to, code)
                .hand(code, before.hand(code) - 1)
                .side(mover.opposite())
                .clocks(0, before.fullmoveNumber() + mover.index())
                .field(Setup.EN_PASSANT, "-")
                .build();
    }

    private Set<String> walk(Setup setup) {
        Set<String> moves = new TreeSet<>();
        Position without = plain.position(withoutHands(setup), Purpose.STUDY);
        boolean kingFirst = setup.hand(code("K", setup.side())) > 0;
        if (kingFirst) {
            seen.add(Seen.FIRST);
        } else {
            moves.addAll(TextPosition.of(without).moves());
        }
        for (int code = setup.side().index(); code < Piece.CODES; code += 2) {
            if (setup.hand(code) > 0 && (!kingFirst || symbol(code).equals("K"))) {
                for (int cell = 0; cell < setup.cells(); cell++) {
                    if (setup.pieceAt(cell) == Piece.NONE
                            && mayLand(without, code, cell)
                            && mayDrop(setup, code, cell)) {
                        moves.add(symbol(code) + "*" + without.words().name(cell));
                    }
                }
            }
        }
        return moves;
    }

    private boolean mayLand(Position without, int code, int cell) {
        boolean closed = false;
        for (int other = 0; other < MAIN + 8; other++) {
            closed |= without.pieceAt(other) != Piece.NONE
                    && without.x(other) == without.x(cell)
                    && without.y(other) == without.y(cell);
        }
        boolean promotes = symbol(code).equals("P") && without.y(cell) == (code % 2 == 0 ? LAST_RANK : 0);
        return (shared || !closed) && !promotes;
    }

    private boolean mayDrop(Setup setup, int code, int cell) {
        Setup after = dropped(setup, code, cell);
        Setup landed = withoutHands(after.toBuilder().side(setup.side()).build());
        if (plain.position(landed, Purpose.STUDY).inCheck()) {
            return false;
        }
        if (!hands.equals("limited")) {
            return true;
        }
        boolean checks = plain.position(withoutHands(after), Purpose.STUDY).inCheck();
        return switch (symbol(code)) {
            case "R" -> cell >= MAIN || cell / SIZE != (code % 2 == 0 ? 0 : SIZE - 1);
            case "N" -> !noted(Seen.NO_CHECK, checks);
            default ->
                !hasCompanion(setup, code, cell)
                        && !noted(Seen.NO_MATE, checks && walk(after).isEmpty());
        };
    }

    private boolean noted(Seen what, boolean happens) {
        if (happens) {
            seen.add(what);
        }
        return happens;
    }

    private static boolean hasCompanion(Setup setup, int code, int cell) {
        for (int other = 0; other < setup.cells(); other++) {
            if (setup.pieceAt(other) == code && other % SIZE == cell % SIZE) {
                return true;
            }
        }
        return false;
    }
}

package org.plyspace.examples.spaceshogi;

import static org.plyspace.movegen.lattice.declare.Mode.leap;
import static org.plyspace.movegen.lattice.declare.Mode.slide;

import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Repetition;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.end.Stalemate;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.lattice.LatticeVariant;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mirror;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.Promotion;

/** Space Shogi: shogi in a field of 3x9x3, with pieces in hand. */
public final class SpaceShogiVariant extends LatticeVariant {

    private static final Lattice FIELD = Lattice.box(3, 9, 3);
    private static final String START = "3:lsn/1r1/ppp/3/3/3/PPP/1B1/LSN|2:gkg/3/ppp/3/3/3/PPP/3/GKG"
            + "|1:nsl/1b1/ppp/3/3/3/PPP/1R1/NSL w - - 0 1";

    private static final Step FORWARD = new Step(0, 1, 0);
    private static final List<Step> AXES = FORWARD.allTurns();
    private static final List<Step> DIAGONALS = new Step(1, 1, 0).allTurns();
    private static final List<Step> EVERY_WAY = joined(AXES, DIAGONALS, new Step(1, 1, 1).allTurns());
    private static final Mode GOLD = leap(joined(AXES, aside(1)));

    @Override
    public String id() {
        return "spaceshogi";
    }

    @Override
    public String title() {
        return "Space Shogi";
    }

    @Override
    public String summary() {
        return "Shogi in a row of three cubes of 3x3x3: captured men change sides and are dropped, most are promoted.";
    }

    @Override
    public String source() {
        return "George R. Dekle Sr., Space Shogi, 1987, in his corrected form";
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        LatticeSpec spec = new LatticeSpec(FIELD)
                .squares(
                        SpaceShogiVariant::name,
                        "[a-z][0-9]\\([0-9]\\)",
                        "files run from a to c, ranks from 1 to 9, levels from 1 to 3")
                .light(cell -> (FIELD.x(cell) + FIELD.y(cell) + FIELD.z(cell)) % 2 == 1)
                .boards(List.of("1", "2", "3"), List.of("3", "2", "1"))
                .mirror(Mirror.RANKS)
                .royal("K", "king", leap(EVERY_WAY))
                .piece("R", "rook", Aspect.ROOK, slide(AXES))
                .piece("B", "bishop", Aspect.BISHOP, slide(DIAGONALS))
                .piece("G", "gold", GOLD)
                .piece("S", "silver", leap(joined(List.of(FORWARD), aside(1), aside(-1))))
                .piece("N", "knight", Aspect.KNIGHT, leap(aside(2)))
                .piece("L", "lance", slide(List.of(FORWARD)))
                .piece("P", "pawn", Aspect.PAWN, leap(List.of(FORWARD)))
                .piece("+R", "promoted rook", slide(AXES), leap(EVERY_WAY))
                .piece("+B", "promoted bishop", slide(DIAGONALS), leap(EVERY_WAY))
                .hands(hands())
                .resetsClock("P")
                .end(EndRule.SHARED.withStalemate(Stalemate.WIN).withClock(0))
                .repetition(new Repetition(
                        4, Repetition.Meaning.LOSS_FOR_PERPETUAL_CHECK, Repetition.Bound.GAME))
                .start(START);
        Stream.of("S", "N", "L", "P").forEach(symbol -> spec.piece("+" + symbol, "promoted " + nameOf(symbol), GOLD));
        Stream.of("R", "B", "S", "N", "L", "P")
                .forEach(symbol -> spec.promotes(symbol, Promotion.may(last(3), "+" + symbol)
                        .orLeaving()
                        .forcedOn(last(unmoving(symbol)))));
        SpaceShogiRulebook.addTo(spec);
        return spec;
    }

    private static String nameOf(String symbol) {
        return switch (symbol) {
            case "S" -> "silver";
            case "N" -> "knight";
            case "L" -> "lance";
            default -> "pawn";
        };
    }

    /** The number of last ranks from which a man could never move again. */
    private static int unmoving(String symbol) {
        return switch (symbol) {
            case "P", "L" -> 1;
            case "N" -> 2;
            default -> 0;
        };
    }

    /** A pawn may not be dropped on a line with another one, nor to give mate. */
    private static Hands hands() {
        Hands hands = Hands.of("RBGSNLP", 18)
                .dropping(
                        "P",
                        Drop.except(last(1))
                                .onePerLine(cell -> 3 * FIELD.x(cell) + FIELD.z(cell))
                                .giving(Drop.Gives.NO_MATE))
                .dropping("L", Drop.except(last(1)))
                .dropping("N", Drop.except(last(2)));
        for (String symbol : List.of("R", "B", "S", "N", "L", "P")) {
            hands = hands.heldAs("+" + symbol, symbol);
        }
        return hands;
    }

    /** A side's last ranks. */
    private static SidedCells last(int ranks) {
        return (side, cell) -> side == Side.WHITE ? FIELD.y(cell) >= 9 - ranks : FIELD.y(cell) < ranks;
    }

    /** The steps a number of ranks forward and one along file or level. */
    private static List<Step> aside(int ranks) {
        return List.of(
                new Step(-1, ranks, 0), new Step(1, ranks, 0), new Step(0, ranks, -1), new Step(0, ranks, 1));
    }

    @SafeVarargs
    private static List<Step> joined(List<Step>... lists) {
        return Stream.of(lists).flatMap(List::stream).toList();
    }

    static String name(int cell) {
        return "" + (char) ('a' + FIELD.x(cell)) + (FIELD.y(cell) + 1) + "(" + (FIELD.z(cell) + 1) + ")";
    }
}

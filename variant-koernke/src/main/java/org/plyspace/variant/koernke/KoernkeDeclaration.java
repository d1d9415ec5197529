package org.plyspace.variant.koernke;

import static org.plyspace.geometry.lattice.Step.joined;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.movegen.option.CommonOption;

/** The declaration of koernke.md. */
final class KoernkeDeclaration {

    private static final String START = "1:rnbr/pppp/4/4/4/4/PPPP/RNBR|2:bkqn/pppp/4/4/4/4/PPPP/BKQN"
            + "|3:nqkb/pppp/4/4/4/4/PPPP/NQKB|4:rbnr/pppp/4/4/4/4/PPPP/RBNR"
            + " w 2b1,3c1,1a1,1d1,4a1,4d1,2b8,3c8,1a8,1d8,4a8,4d8 - 0 1";
    private static final int SECOND_RANK = 1;
    private static final int LAST_RANK = 7;

    private final Lattice lattice = QuadlevelBoard.LATTICE;
    private final OptionValues values;
    private final boolean changingRank;
    private final boolean bothKings;

    KoernkeDeclaration(OptionValues values) {
        this.values = values;
        this.changingRank = values.is(KoernkeVariant.MOVEMENT, "cid");
        this.bothKings = values.is(KoernkeVariant.KINGS, "both");
    }

    LatticeSpec spec() {
        List<Step> rook = new Step(1, 0, 0).allTurns();
        List<Step> diagonal = ranked(new Step(1, 1, 0).allTurns());
        List<Step> bishop = joined(diagonal, triagonal("queen-bishop"));
        List<Step> queen = joined(rook, diagonal, triagonal("queen", "queen-bishop"));
        LatticeSpec spec = new LatticeSpec(lattice)
                .squares(
                        QuadlevelBoard::name,
                        "[0-9][a-z][0-9]",
                        "levels run from 1 to 4, files from a to d, ranks from 1 to 8")
                .light(QuadlevelBoard::isLight)
                .boards(List.of("4", "3", "2", "1"), List.of("1", "2", "3", "4"))
                .view(Facing.WHITE_LEFT, List.of("1", "2", "3", "4"))
                .royal("K", "king", List.of(), joined(rook, diagonal))
                .piece("Q", "queen", Aspect.QUEEN, queen, List.of())
                .piece("R", "rook", Aspect.ROOK, rook, List.of())
                .piece("B", "bishop", Aspect.BISHOP, bishop, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), ranked(new Step(2, 1, 0).allTurns()))
                .pawn("P", "pawn", pawn())
                .castling(KoernkeCastling.syntax(), KoernkeCastling.ways())
                .royals(1, 2, "notation.md, Positions")
                .notation(new KoernkeNotation())
                .start(START);
        if (bothKings) {
            spec.turnRule(new GivingUpKings())
                    .tag("king given up", "removes one of the mover's own kings", MovePrelude::isIn);
        }
        new KoernkeRulebook(values).addTo(spec);
        return spec;
    }

    /** The steps that the change in distance rule (koernke.md 2) allows, or all if it is lifted. */
    private List<Step> ranked(List<Step> steps) {
        return steps.stream().filter(step -> !changingRank || step.dy() != 0).toList();
    }

    private List<Step> triagonal(String... settings) {
        boolean slides = List.of(settings).contains(values.value(KoernkeVariant.TRIAGONAL));
        return slides ? new Step(1, 1, 1).allTurns() : List.of();
    }

    private PawnSpec pawn() {
        return PawnSpec.plain(
                        List.of(new Step(0, 1, 0)),
                        List.of(new Step(-1, 1, 0), new Step(1, 1, 0), new Step(0, 1, -1), new Step(0, 1, 1)),
                        (side, cell) -> lattice.y(cell) == (side == Side.WHITE ? LAST_RANK : 0),
                        "QRBN")
                .doubleStepping((side, cell) ->
                        lattice.y(cell) == (side == Side.WHITE ? SECOND_RANK : LAST_RANK - SECOND_RANK));
    }

    /** The table of koernke.md 4, for both sides (ruling K-2). */
    static final class KoernkeCastling {

        /** Text, king from, king to, crossed, rook from, rook to, empty squares; without ranks. */
        private static final String[][] TABLE = {
            {"2O-O2", "2b", "2a", "", "1a", "2b", "2a 1b"},
            {"2O-O1", "2b", "1b", "", "1a", "2b", "1b 2a"},
            {"2O-O-O2", "2b", "2d", "2c", "1d", "2c", "2c 2d 1c"},
            {"2O-O-O4", "2b", "4b", "3b", "4a", "3b", "3b 4b 3a"},
            {"3O-O3", "3c", "3d", "", "4d", "3c", "3d 4c"},
            {"3O-O4", "3c", "4c", "", "4d", "3c", "4c 3d"},
            {"3O-O-O3", "3c", "3a", "3b", "4a", "3b", "3b 3a 4b"},
            {"3O-O-O1", "3c", "1c", "2c", "1d", "2c", "2c 1c 2d"},
        };

        private static final String HOMES = "2b 3c 1a 1d 4a 4d";

        private KoernkeCastling() {}

        static List<Castling> ways() {
            List<Castling> ways = new ArrayList<>();
            for (Side side : Side.values()) {
                for (String[] row : TABLE) {
                    ways.add(new Castling(
                            row[0],
                            side,
                            cell(row[1], side),
                            cell(row[2], side),
                            cell(row[4], side),
                            cell(row[5], side),
                            cells(row[3], side),
                            cells(row[6], side)));
                }
            }
            return ways;
        }

        /** Rights are written as the squares of unmoved kings and rooks (notation.md, Castling). */
        static CastlingSyntax syntax() {
            List<Integer> homes = new ArrayList<>(cells(HOMES, Side.WHITE));
            homes.addAll(cells(HOMES, Side.BLACK));
            return new CastlingSyntax.Homes(homes);
        }

        private static List<Integer> cells(String columns, Side side) {
            return Arrays.stream(columns.split(" "))
                    .filter(column -> !column.isEmpty())
                    .map(column -> cell(column, side))
                    .toList();
        }

        private static int cell(String column, Side side) {
            return QuadlevelBoard.cell(column + (side == Side.WHITE ? 1 : 8));
        }
    }

    /** koernke.md as short statements, according to the options. */
    static final class KoernkeRulebook {

        private static final String MOVEMENT = "koernke.md 2";

        private final boolean total;
        private final String triagonal;
        private final boolean bothKings;

        KoernkeRulebook(OptionValues values) {
            this.total = values.is(KoernkeVariant.MOVEMENT, "total");
            this.triagonal = values.value(KoernkeVariant.TRIAGONAL);
            this.bothKings = values.is(KoernkeVariant.KINGS, "both");
        }

        void addTo(LatticeSpec spec) {
            spec.rule(Aspect.BOARD, "four 4x8 boards above each other, 128 squares", "koernke.md 1")
                    .rule(Aspect.BLOCKING, "a man on a square passed", MOVEMENT)
                    .rule(Aspect.KING, "one step: " + (total ? 18 : 14) + " squares", MOVEMENT)
                    .rule(
                            Aspect.QUEEN,
                            "rook and bishop" + (triagonal.equals("queen") ? ", and triagonals" : ""),
                            MOVEMENT)
                    .rule(Aspect.ROOK, "along one axis, 6 directions", MOVEMENT)
                    .rule(Aspect.BISHOP, bishop(), MOVEMENT)
                    .rule(
                            Aspect.KNIGHT,
                            total ? "2 and 1 along two axes, 24 leaps" : "2 and 1, one along the ranks, 16 leaps",
                            MOVEMENT)
                    .rule(
                            Aspect.PAWN,
                            chosen -> "one step forward"
                                    + chosen.unless(CommonOption.DOUBLE_STEP, ", two from its second rank")
                                    + "; captures forward and to a side, up or down",
                            MOVEMENT)
                    .rule(
                            Aspect.PROMOTION,
                            chosen -> "on the last rank" + chosen.unless(CommonOption.PROMOTION, " to Q, R, B or N"),
                            MOVEMENT)
                    .rule(
                            Aspect.CASTLING,
                            "8 ways a side: king towards the edge or through the queen's place, rook round the corner",
                            "koernke.md 4")
                    .rule(Aspect.EN_PASSANT, "on the square a double step crossed, by a pawn attacking it", MOVEMENT)
                    .rule(Aspect.ROYALTY, royalty(), "koernke.md 3")
                    .rule(
                            Aspect.END,
                            "checkmate wins; stalemate, repetition, fifty moves, bare kings draw",
                            "koernke.md 6");
        }

        private String bishop() {
            String diagonals = total
                    ? "along two axes at once, 12 directions"
                    : "along the ranks and one other axis, 8 directions";
            return triagonal.equals("queen-bishop") ? diagonals + "; triagonals, 8 more" : diagonals;
        }

        private String royalty() {
            return bothKings
                    ? "two kings; mated with two, a side gives one up and moves, and the other is locked"
                    : "two kings, both royal";
        }
    }
}

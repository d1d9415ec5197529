package org.plyspace.movegen.lattice;

import static org.plyspace.movegen.lattice.Toy.AHEAD;
import static org.plyspace.movegen.lattice.Toy.AHEAD_ASKEW;
import static org.plyspace.movegen.lattice.Toy.BISHOP;
import static org.plyspace.movegen.lattice.Toy.KING;
import static org.plyspace.movegen.lattice.Toy.KNIGHT;
import static org.plyspace.movegen.lattice.Toy.ROOK;
import static org.plyspace.movegen.lattice.Toy.ranks;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mirror;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.movegen.lattice.declare.Promotion;

/** Small games that together have everything that a general declaration can have. */
final class Toys {

    static final Lattice SEVEN = Lattice.box(7, 7, 1);
    static final Lattice FIVE = Lattice.box(5, 5, 1);
    static final Lattice THREE_LEVELS = Lattice.box(4, 4, 3);
    static final Lattice STATUES = Lattice.box(6, 6, 2);
    static final Lattice TWO_BOARDS = Lattice.box(5, 6, 2);
    /** Two boards, the upper one smaller than the lower one, which has a hole. */
    static final Lattice RAGGED =
            Lattice.box(5, 5, 2).without((x, y, z) -> z == 0 ? x == 2 && y == 2 : x == 0 || x == 4 || y == 0 || y == 4);
    /** Five ranks of five hexagons, every other one half a hexagon to the right. */
    static final Lattice HEXAGONS = Lattice.box(5, 5, 1);
    /** Two boards, each of which is above the other. */
    static final Lattice FOLDED = Lattice.box(6, 6, 2).wrappingLevels();

    private static final Step ABOVE = new Step(0, 0, 1);
    private static final Step BELOW = new Step(0, 0, -1);

    private Toys() {}

    /** A game after xiangqi: cannons, lame horses and elephants that stay at home, soldiers that change past the middle. */
    static LatticeSpec cannons() {
        List<List<Step>> horse = new ArrayList<>();
        for (Step leg : ROOK) {
            BISHOP.stream()
                    .filter(arm -> arm.dx() * leg.dx() + arm.dy() * leg.dy() > 0)
                    .forEach(arm -> horse.add(List.of(leg, arm)));
        }
        SidedCells home = ranks(SEVEN, 1, 4);
        return Toy.on(SEVEN)
                .royal("K", "king", Mode.leap(ROOK).to(ranks(SEVEN, 1, 3)))
                .piece("R", "rook", Mode.slide(ROOK))
                .piece("C", "cannon", Mode.slide(ROOK).moveOnly(), Mode.hop(ROOK))
                .piece("V", "vaulter", Mode.hop(BISHOP).movesToo())
                .piece("H", "horse", Mode.lame(horse))
                .piece(
                        "E",
                        "elephant",
                        Mode.lame(BISHOP.stream().map(s -> List.of(s, s)).toList())
                                .to(home))
                .piece(
                        "S",
                        "soldier",
                        Mode.leap(AHEAD),
                        Mode.leap(List.of(new Step(1, 0, 0), new Step(-1, 0, 0)))
                                .from(ranks(SEVEN, 5, 7)))
                .piece("W", "walker", Mode.slide(2, BISHOP), Mode.slide(3, ROOK).captureOnly())
                .start("1:rhekehr/1c3c1/s1svs1w/7/S1SVS1W/1C3C1/RHEKEHR w - - 0 1");
    }

    /** A game after minishogi: hands, promotion by zone, pawns that may be neither doubled nor dropped to give mate. */
    static LatticeSpec hands() {
        return hands(10);
    }

    /** The game of {@code hands()} with at most this many pieces of a type in a hand. */
    static LatticeSpec hands(int most) {
        List<Step> gold = Step.flatTurnsOf(new Step(1, 0, 0));
        List<Step> golden = new ArrayList<>(gold);
        golden.addAll(AHEAD_ASKEW);
        List<Step> silver = new ArrayList<>(BISHOP);
        silver.addAll(AHEAD);
        SidedCells last = ranks(FIVE, 5, 5);
        return Toy.onlyKings(FIVE)
                .piece("R", "rook", Mode.slide(ROOK))
                .piece("B", "bishop", Mode.slide(BISHOP))
                .piece("G", "gold", Mode.leap(golden))
                .piece("S", "silver", Mode.leap(silver))
                .piece("P", "pawn", Mode.leap(AHEAD))
                .piece("+R", "dragon", Mode.slide(ROOK), Mode.leap(BISHOP))
                .piece("+B", "horse", Mode.slide(BISHOP), Mode.leap(ROOK))
                .piece("+S", "promoted silver", Mode.leap(golden))
                .piece("+P", "tokin", Mode.leap(golden))
                .promotes("R", Promotion.may(last, "+R").orLeaving())
                .promotes("B", Promotion.may(last, "+B").orLeaving())
                .promotes("S", Promotion.may(last, "+S"))
                .promotes("P", Promotion.may(ranks(FIVE, 4, 5), "+P").forcedOn(last))
                .hands(Hands.of("RBGSP", most)
                        .heldAs("+R", "R")
                        .heldAs("+B", "B")
                        .heldAs("+S", "S")
                        .heldAs("+P", "P")
                        .dropping("P", Drop.except(last).onePerLine(FIVE::x).giving(Drop.Gives.NO_MATE)))
                .start("1:rbsgk/4p/5/P4/KGSBR w - - 0 1");
    }

    /** An empty board: kings are dropped first, rooks never to give check; captured knights are lost, captured rooks are held. */
    static LatticeSpec placing() {
        return Toy.onlyKings(FIVE)
                .piece("R", "rook", Mode.slide(ROOK))
                .piece("N", "knight", Mode.leap(Step.flatTurnsOf(new Step(2, 1, 0))))
                .hands(Hands.of("R", 4)
                        .placing("KN")
                        .first("K")
                        .dropping("R", Drop.ANYWHERE.giving(Drop.Gives.NO_CHECK)))
                .start("1:5/5/5/5/5 w - - 0 1 hand=K,N,R2,k,n,r2");
    }

    /** Cannons that are dropped, so that a drop can open a line on the dropper's own king. */
    static LatticeSpec cannonsInHand() {
        return Toy.onlyKings(FIVE)
                .piece("C", "cannon", Mode.slide(ROOK).moveOnly(), Mode.hop(ROOK))
                .piece("N", "knight", Mode.leap(KNIGHT))
                .hands(Hands.of("CN", 20))
                .start("1:ncknc/5/5/5/CNKCN w - - 0 1");
    }

    /** A game after dragonchess: captures from afar, freezing, steps that differ by level, pieces that change levels, kings that promote and may pass. */
    static LatticeSpec levels() {
        SidedCells ground = (side, cell) -> THREE_LEVELS.z(cell) == 0;
        SidedCells air = (side, cell) -> THREE_LEVELS.z(cell) == 2;
        return Toy.on(THREE_LEVELS)
                .mirror(Mirror.RANKS)
                .royal("K", "king", Mode.leap(KING), Mode.leap(List.of(ABOVE, BELOW)), Mode.stay())
                .royal("E", "emperor", Mode.leap(KING), Mode.leap(KNIGHT).moveOnly())
                .promotes(
                        "K",
                        Promotion.may(air, "E")
                                .orLeaving()
                                .forcedOn((side, cell) -> air.has(side, cell) && THREE_LEVELS.x(cell) == 1))
                .piece(
                        "D",
                        "dragon",
                        Mode.slide(BISHOP),
                        Mode.afar(List.of(BELOW, new Step(0, 1, -1), new Step(1, 0, -1))))
                .piece(
                        "B",
                        "basilisk",
                        Mode.leap(AHEAD),
                        Mode.leap(List.of(new Step(0, -1, 0))).moveOnly())
                .piece(
                        "G",
                        "griffon",
                        Mode.leap(KNIGHT).from(air),
                        Mode.leap(BISHOP).from(ground),
                        Mode.lame(List.of(List.of(ABOVE, ABOVE), List.of(BELOW, BELOW))))
                .piece("U", "unicorn", Mode.slide(new Step(1, 1, 1).allTurns()), Mode.slide(2, List.of(ABOVE, BELOW)))
                .pawn("P", "dwarf", PawnSpec.plain(AHEAD, AHEAD_ASKEW, ranks(THREE_LEVELS, 4, 4), "DG"))
                .pawn("S", "sylph", PawnSpec.plain(AHEAD_ASKEW, AHEAD, ranks(THREE_LEVELS, 4, 4), "U"))
                .freezing("B", ABOVE)
                .start("3:gd1u/s2s/S2S/GD1U|2:1k1p/4/p2P/P1K1|1:b1up/1p2/2P1/PB1U w - - 0 1");
    }

    /**
     * Castling over a lower board from which basilisks freeze kings and rooks: the king goes to the rook's square, where the rook may go to
     * the king's; three checks win.
     */
    static LatticeSpec statues() {
        return Toy.onlyKings(STATUES)
                .mirror(Mirror.RANKS)
                .piece("R", "rook", Mode.slide(ROOK))
                .piece("B", "basilisk", Mode.leap(KING))
                .piece("U", "unicorn", Mode.slide(new Step(1, 1, 1).allTurns()))
                .freezing("B", ABOVE)
                .castling(new CastlingSyntax.Letters("KQkq"), statueCastlings())
                .end(EndRule.SHARED.withChecks(3))
                .start("2:r2k1r/6/6/6/6/R2K1R|1:1b1u2/6/b5/5B/6/2U1B1 w KQkq - 0 1");
    }

    private static List<Castling> statueCastlings() {
        List<Castling> ways = new ArrayList<>();
        for (Side side : Side.values()) {
            int rank = side == Side.WHITE ? 0 : 5;
            IntUnaryOperator cell = file -> STATUES.cell(file, rank, 1);
            ways.add(new Castling(
                    Castling.KING_SIDE,
                    side,
                    cell.applyAsInt(3),
                    cell.applyAsInt(5),
                    cell.applyAsInt(5),
                    cell.applyAsInt(4),
                    List.of(cell.applyAsInt(4)),
                    List.of(cell.applyAsInt(4))));
            ways.add(new Castling(
                    Castling.QUEEN_SIDE,
                    side,
                    cell.applyAsInt(3),
                    cell.applyAsInt(0),
                    cell.applyAsInt(0),
                    cell.applyAsInt(3),
                    List.of(cell.applyAsInt(2)),
                    List.of(cell.applyAsInt(1), cell.applyAsInt(2))));
        }
        return ways;
    }

    /** A game after Alice chess, without castling and en passant. */
    static LatticeSpec mirrors() {
        return Toy.onlyKings(TWO_BOARDS)
                .mirror(Mirror.RANKS)
                .piece("R", "rook", Aspect.ROOK, ROOK, List.of())
                .piece("B", "bishop", Aspect.BISHOP, BISHOP, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), KNIGHT)
                .pawn(
                        "P",
                        "pawn",
                        PawnSpec.plain(AHEAD, AHEAD_ASKEW, ranks(TWO_BOARDS, 6, 6), "RN")
                                .doubleStepping(ranks(TWO_BOARDS, 2, 2))
                                .withoutEnPassant())
                .arrival(cell -> cell ^ 1)
                .start("2:5/5/5/5/5/5|1:rbknr/ppppp/5/5/PPPPP/RBKNR w - - 0 1");
    }

    /** Boards of unequal size with a hole, on which slides, leaps and lame leaps meet an edge. */
    static LatticeSpec ragged() {
        List<Step> rook = new Step(1, 0, 0).allTurns();
        return Toy.on(RAGGED)
                .royal("K", "king", List.of(), Step.allTurnsOf(new Step(1, 0, 0), new Step(1, 1, 0)))
                .piece("R", "rook", Mode.slide(rook))
                .piece("T", "tower", Mode.slide(2, rook), Mode.leap(rook))
                .piece(
                        "L",
                        "lame",
                        Mode.lame(BISHOP.stream()
                                .map(s -> List.of(new Step(s.dx(), 0, 0), new Step(0, s.dy(), 0)))
                                .toList()),
                        Mode.lame(BISHOP.stream()
                                .map(s -> List.of(new Step(0, s.dy(), 0), new Step(s.dx(), 0, 0)))
                                .toList()))
                .start("2:1k1/1t1/1K1|1:rl1lr/5/4/5/RLTLR w - - 0 1");
    }

    /** Hexagons: rooks in six directions, kings to six neighbours, pawns to the two ahead. */
    static LatticeSpec hexagons() {
        List<Step> six = List.of(
                new Step(1, 0, 0),
                new Step(-1, 0, 0),
                new Step(0, 1, 0),
                new Step(0, -1, 0),
                new Step(-1, 1, 0),
                new Step(1, -1, 0));
        return Toy.on(HEXAGONS)
                .offset((x, y, z) -> y / 2.0)
                .royal("K", "king", List.of(), six)
                .piece("R", "rook", Aspect.ROOK, six, List.of())
                .piece("L", "limper", Mode.slide(2, six))
                .start("1:rk2l/5/5/5/L2KR w - - 0 1");
    }

    /** A game after two boards folded out of a cube: slides come round, and men beside their way block pawns. */
    static LatticeSpec folded(PawnBlock block) {
        return Toy.on(FOLDED)
                .royal("K", "king", List.of(), KING)
                .piece(
                        "R",
                        "rook",
                        Aspect.ROOK,
                        Stream.concat(ROOK.stream(), Stream.of(new Step(0, 0, 1), new Step(1, 1, 1)))
                                .toList(),
                        List.of())
                .piece(
                        "B",
                        "bishop",
                        Aspect.BISHOP,
                        Stream.concat(BISHOP.stream(), new Step(1, 0, 1).flatTurns().stream())
                                .toList(),
                        List.of())
                .piece(
                        "N",
                        "knight",
                        Aspect.KNIGHT,
                        List.of(),
                        Stream.concat(KNIGHT.stream(), new Step(2, 0, 1).flatTurns().stream())
                                .toList())
                .piece("S", "stone", Aspect.OTHER_PIECES, List.of(), List.of())
                .pawn(
                        "P",
                        "pawn",
                        PawnSpec.plain(
                                        List.of(new Step(0, 1, 0), new Step(-1, 1, 1), new Step(1, 1, 1)),
                                        List.of(new Step(-1, 1, 0), new Step(1, 1, 0), new Step(0, 1, 1)),
                                        ranks(FOLDED, 6, 6),
                                        "RBN")
                                .blockedBy(block)
                                .doubleStepping(ranks(FOLDED, 2, 2)))
                .start("2:6/ss4/6/6/SS4/6|1:rnkbnr/pppppp/6/6/PPPPPP/RNKBNR w - - 0 1");
    }

    /** Two kings for each side, either of which may be given up in check where nothing else helps; pieces slide or leap only. */
    static LatticeSpec twoKings() {
        return Toy.onlyKings(SEVEN)
                .piece("R", "rook", Aspect.ROOK, ROOK, List.of())
                .piece("B", "bishop", Aspect.BISHOP, BISHOP, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), KNIGHT)
                .royals(1, 2, "")
                .turnRule(new GivingUpAKing())
                .start("1:rnk1kbr/7/7/7/7/7/RBK1KNR w - - 0 1");
    }
}

package org.plyspace.movegen.setup;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Fault;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.movegen.hand.HandLimit;
import org.plyspace.movegen.judge.MenInWords;
import org.plyspace.movegen.text.HandSyntax;

/**
 * Finds everything that keeps a setup from being a position (notation.md, Positions: "A position is refused if"). Families
 * extend it with what depends on the board.
 */
public abstract class SetupCheck {

    /** The setup examined. */
    protected final Setup setup;
    /** The faults found so far. */
    protected final Faults faults = new Faults();

    private final Rules rules;
    private final Fields fields;
    private final Purpose purpose;

    /** Creates a check of a setup, which may even have the wrong size for the rules. */
    protected SetupCheck(Rules rules, Fields fields, Setup setup, Purpose purpose) {
        this.rules = rules;
        this.fields = fields;
        this.setup = setup;
        this.purpose = purpose;
    }

    /** All faults. */
    public final List<Fault> find() {
        if (hasMen()) {
            if (!isStudy()) {
                checkRoyals();
            }
            if (hangs()) {
                checkAsItStands();
            }
        }
        checkClock("halfmove clock", setup.halfmoveClock(), 0);
        checkClock("fullmove number", setup.fullmoveNumber(), 1);
        return faults.toList();
    }

    /** Otherwise the text of some positions would be refused. */
    private void checkClock(String field, int number, int min) {
        if (number < min || number > Setup.LARGEST_CLOCK) {
            faults.add(
                    field,
                    number + " is out of range; expected " + min + " to " + Setup.LARGEST_CLOCK,
                    Faults.NOTATION);
        }
    }

    private boolean isStudy() {
        return purpose == Purpose.STUDY;
    }

    /** Whether the numbers of cells and boards are right and all men belong to the rules. */
    protected final boolean hasMen() {
        Setup empty = rules.empty();
        if (setup.cells() != empty.cells() || setup.boards() != empty.boards()) {
            faults.add("found " + size(setup) + "; expected " + size(empty));
            return false;
        }
        int last = Piece.code(Side.BLACK, rules.pieceTypes().size() - 1);
        for (int cell = 0; cell < setup.cells(); cell++) {
            int code = setup.pieceAt(cell);
            if (code != Piece.NONE && (code < Piece.code(Side.WHITE, 0) || code > last)) {
                faults.add(
                        "no piece has the code " + code + "; expected " + Piece.code(Side.WHITE, 0) + " to " + last,
                        cell);
            }
        }
        return faults.size() == 0;
    }

    private static String size(Setup setup) {
        return setup.cells() + " cells" + (setup.boards() == 0 ? "" : " and " + setup.boards() + " movable boards");
    }

    private void checkRoyals() {
        RoyalCount count = royalCount();
        for (Side side : Side.values()) {
            boolean askedAbout = purpose == Purpose.GAME || side == setup.side();
            int min = askedAbout ? count.min() : 0;
            int max = count.max();
            int[] cells = royals(side);
            int kings = cells.length + royalsInHand(side);
            if (kings < min || kings > max) {
                String expected = min == max ? "exactly " + min : min + " or " + max;
                faults.add(
                        Faults.PLACEMENT,
                        side.word() + " has " + kings + " kings; expected " + expected,
                        count.citation(),
                        cells);
            }
        }
    }

    private int royalsInHand(Side side) {
        return rules.heldTypes().stream()
                .filter(type -> rules.pieceTypes().get(type).royal())
                .mapToInt(type -> setup.hand(Piece.code(side, type)))
                .sum();
    }

    /** The cells of a side's royal pieces. */
    protected final int[] royals(Side side) {
        return IntStream.range(0, setup.cells())
                .filter(cell -> isOf(side, cell)
                        && rules.pieceTypes()
                                .get(Piece.type(setup.pieceAt(cell)))
                                .royal())
                .toArray();
    }

    private boolean isOf(Side side, int cell) {
        return setup.pieceAt(cell) != Piece.NONE && Piece.side(setup.pieceAt(cell)) == side;
    }

    private void checkAsItStands() {
        if (!isStudy()) {
            checkPawns();
            checkRules();
        }
        checkHeld();
        handLimit().ifPresent(this::checkHands);
        Set<String> malformed = fields.checkForm(setup, faults);
        if (!malformed.contains(Setup.CASTLING)) {
            checkCastling();
        }
        if (!malformed.contains(Setup.EN_PASSANT)) {
            checkEnPassant();
        }
        if (!malformed.contains(Fields.SPENT)) {
            checkSpent();
        }
        if (!isStudy() && malformed.isEmpty()) {
            checkTurn();
        }
    }

    private void checkPawns() {
        for (int cell = 0; cell < setup.cells(); cell++) {
            int code = setup.pieceAt(cell);
            if (code != Piece.NONE && mustHaveBeenPromoted(code, cell)) {
                faults.add(
                        Faults.PLACEMENT,
                        "the " + described(code) + " on " + name(cell)
                                + " would have been promoted; expected another piece there, or none",
                        citation(Aspect.PROMOTION),
                        cell);
            }
        }
    }

    private void checkHeld() {
        List<Integer> held = rules.heldTypes();
        for (int code = 0; code < Piece.CODES; code++) {
            if (setup.hand(code) != 0 && !held.contains(Piece.type(code))) {
                faults.add(
                        HandSyntax.FIELD,
                        "a " + nameOf(code) + " cannot be held in hand; expected none",
                        citation(Aspect.HANDS));
            }
        }
    }

    private void checkHands(HandLimit limit) {
        int most = limit.hands().most();
        for (int type : rules.heldTypes()) {
            for (Side side : Side.values()) {
                int count = setup.hand(Piece.code(side, type));
                if (count < 0 || count > most) {
                    faults.add(
                            HandSyntax.FIELD,
                            count + " pieces of one type in hand; expected 0 to " + most,
                            citation(Aspect.HANDS));
                }
            }
        }
        if (!faults.has(HandSyntax.FIELD)) {
            checkLimit(limit);
        }
    }

    /** Checks the limit of hands; without it, play could reach a position whose text is refused. */
    private void checkLimit(HandLimit limit) {
        for (HandLimit.Holdable holdable : limit.exceeded(setup)) {
            faults.add(
                    holdable.inHand() > 0 ? HandSyntax.FIELD : Faults.PLACEMENT,
                    holdable.refusal(limit.hands().most()),
                    citation(Aspect.HANDS));
        }
    }

    private String nameOf(int code) {
        boolean known = code >= Piece.code(Side.WHITE, 0)
                && Piece.type(code) < rules.pieceTypes().size();
        return known ? described(code) : "piece with code " + code;
    }

    /** The side and type of a man: {@code white knight}. */
    protected final String described(int code) {
        return Piece.side(code).word() + " "
                + rules.pieceTypes().get(Piece.type(code)).name();
    }

    /**
     * Adds a fault unless the man that a castling right requires stands at home.
     *
     * @param name the name of the home square as boards hang at the start
     * @param atHome whether its board hangs there
     */
    protected final void checkHome(int home, String name, int man, boolean atHome) {
        if (!atHome || setup.pieceAt(home) != man) {
            faults.add(
                    Setup.CASTLING,
                    "a right needs the " + described(man) + " on " + name + ", which is not there",
                    Faults.NOTATION,
                    home);
        }
    }

    private void checkEnPassant() {
        Fields.crossed(setup).flatMap(this::impossibility).ifPresent(reason -> {
            faults.add(
                    Setup.EN_PASSANT,
                    setup.field(Setup.EN_PASSANT) + " is impossible: " + reason,
                    citation(Aspect.EN_PASSANT),
                    cell(Fields.crossed(setup).orElseThrow().place()).stream().toArray());
        });
    }

    private void checkSpent() {
        for (String name : Fields.items(setup, Fields.SPENT)) {
            int[] cell = cell(name).stream().filter(this::isManAtHome).toArray();
            if (cell.length == 0) {
                faults.add(
                        Fields.SPENT,
                        name + " holds no man on a starting square of its type and side",
                        citation(Aspect.PAWN),
                        cell(name).stream().toArray());
            }
        }
    }

    private void checkTurn() {
        Side waiting = setup.side().opposite();
        if (!isInCheck(waiting)) {
            return;
        }
        boolean both = isInCheck(setup.side());
        if (both || purpose == Purpose.GAME) {
            List<Side> sides = both ? List.of(Side.values()) : List.of(waiting);
            String reason = both
                    ? "both sides are in check, which is impossible"
                    : waiting.word() + " is in check, but it is " + setup.side().word() + "'s turn";
            faults.add(
                    both ? Faults.PLACEMENT : "side",
                    reason + checks(sides),
                    Faults.NOTATION,
                    sides.stream()
                            .flatMapToInt(side -> IntStream.of(royals(side)))
                            .toArray());
        }
    }

    /** Who attacks the royal pieces of sides; empty if other faults keep even the board from being looked at. */
    private String checks(List<Side> sides) {
        if (!rules.faults(setup, Purpose.STUDY).isEmpty()) {
            return "";
        }
        Position position = rules.position(setup, Purpose.STUDY);
        MenInWords men = new MenInWords(position, position.words());
        return sides.stream()
                .flatMap(side -> IntStream.of(royals(side))
                        .filter(royal -> position.isAttacked(royal, side.opposite()))
                        .mapToObj(royal -> men.name(royal) + " is attacked by "
                                + men.menOn(men.attackers(royal, side.opposite()))))
                .reduce((one, other) -> one + ", " + other)
                .map(": "::concat)
                .orElse("");
    }

    /** The number of royal pieces that the rules require. */
    protected RoyalCount royalCount() {
        return RoyalCount.ONE;
    }

    /** Adds faults of the arrangement of boards, and returns whether men and fields can be examined. */
    protected boolean hangs() {
        return true;
    }

    /** The citation of the rules on an aspect. */
    protected abstract String citation(Aspect aspect);

    /** What a cell is called. */
    protected abstract String name(int cell);

    /** The cell of a square named in a field; empty if it does not exist as boards hang. */
    protected abstract OptionalInt cell(String name);

    /** Whether a man cannot stand on a cell because it would have been promoted there. */
    protected abstract boolean mustHaveBeenPromoted(int code, int cell);

    /** Whether the man on a cell could be one that has not moved, which the rules distinguish. */
    protected abstract boolean isManAtHome(int cell);

    /** Adds the rule set's own faults of a setup that is to be played. */
    protected void checkRules() {}

    /** The limit of what could come into a hand; empty without hands, as unless overridden. */
    protected Optional<HandLimit> handLimit() {
        return Optional.empty();
    }

    /** Adds faults of well-formed castling rights. */
    protected abstract void checkCastling();

    /** The reason why the double step in a well-formed field cannot have been made; empty if it can. */
    protected abstract Optional<String> impossibility(Fields.Crossed crossed);

    /** Whether a royal piece of a side is attacked; only called if all fields are well-formed. */
    protected abstract boolean isInCheck(Side side);
}

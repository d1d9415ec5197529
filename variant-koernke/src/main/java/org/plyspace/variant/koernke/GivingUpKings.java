package org.plyspace.variant.koernke;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Fault;
import org.plyspace.api.Move;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.lattice.declare.TurnRule;
import org.plyspace.movegen.text.FieldSyntax;

/**
 * The rule {@code kings=both} (koernke.md 3, ruling K-3): in check without a legal move, a side with two kings gives one up and
 * moves in the same turn; its other king is locked from then on, until nothing but king moves is left.
 *
 * <p>The word is {@code white + 3 * black}, where each is {@link #ORDINARY}, {@link #LOCKED} or {@link #FREED}.
 */
final class GivingUpKings implements TurnRule {

    private static final int ORDINARY = 0;
    private static final int LOCKED = 1;
    private static final int FREED = 2;
    private static final int STATES = 3;

    private static final int KING = 0;
    private static final String LOCKED_FIELD = "locked";
    private static final String FREED_FIELD = "freed";
    static final String CITATION = "koernke.md 3";
    static final String RULE =
            "a king is given up only by a side that has two, is in check and has no other legal move";

    static final MovePrelude PRELUDE = new GivingUp();

    @Override
    public int states() {
        return STATES * STATES;
    }

    @Override
    public boolean treatsCellsAlike() {
        return true;
    }

    @Override
    public boolean isPlainInOrdinaryState() {
        return true;
    }

    private static int state(int word, Side side) {
        return side == Side.WHITE ? word % STATES : word / STATES;
    }

    private static int with(int word, Side side, int state) {
        int factor = side == Side.WHITE ? 1 : STATES;
        return word + factor * (state - state(word, side));
    }

    @Override
    public void generate(Turn turn, int word) {
        if (state(word, turn.side()) == LOCKED) {
            if (!turn.allButRoyals() && !turn.inCheck()) {
                turn.royalsOnly();
            }
        } else if (!turn.all() && turn.royals() > 1 && turn.inCheck()) {
            for (int i = 0; i < turn.royals(); i++) {
                turn.allAfter(turn.royal(i));
            }
        }
    }

    @Override
    public int after(int word, long move, Side mover) {
        if (MovePrelude.isIn(move)) {
            return with(word, mover, LOCKED);
        }
        boolean freedKingMoves = state(word, mover) == LOCKED && (Move.piece(move) >> 1) - 1 == KING;
        return freedKingMoves ? with(word, mover, FREED) : word;
    }

    @Override
    public Optional<MovePrelude> prelude() {
        return Optional.of(PRELUDE);
    }

    @Override
    public Optional<Verdict.Illegal> frozen(int word, Side side, int cell) {
        return state(word, side) == LOCKED
                ? Optional.of(new Verdict.Illegal(
                                Refusal.FROZEN,
                                "the king is locked since the other one was given up, and moves only when nothing else"
                                        + " can",
                                CITATION)
                        .mark(Role.MOVER, cell))
                : Optional.empty();
    }

    @Override
    public Map<String, FieldSyntax> extras() {
        Map<String, FieldSyntax> extras = new LinkedHashMap<>();
        for (String key : List.of(LOCKED_FIELD, FREED_FIELD)) {
            extras.put(
                    key,
                    value -> value.split(',').forEach(side -> {
                        if (!side.is("w") && !side.is("b")) {
                            throw side.refusal("expected b, w or b,w, found " + side.quoted());
                        }
                    }));
        }
        return extras;
    }

    @Override
    public List<SetupField> fields() {
        List<String> sides = List.of("b", "w");
        return List.of(
                new SetupField(LOCKED_FIELD, "sides whose last king is locked", SetupField.Content.LIST, sides),
                new SetupField(
                        FREED_FIELD, "sides whose last king was locked and is free", SetupField.Content.LIST, sides));
    }

    @Override
    public int read(Setup setup) {
        int word = 0;
        for (Side side : Side.values()) {
            int state = isIn(setup, LOCKED_FIELD, side) ? LOCKED : isIn(setup, FREED_FIELD, side) ? FREED : ORDINARY;
            word = with(word, side, state);
        }
        return word;
    }

    private static boolean isIn(Setup setup, String field, Side side) {
        return setup.field(field).indexOf(side.symbol()) >= 0;
    }

    @Override
    public void write(int word, Setup.Builder into) {
        into.field(LOCKED_FIELD, sides(word, LOCKED)).field(FREED_FIELD, sides(word, FREED));
    }

    private static String sides(int word, int state) {
        return Stream.of(Side.BLACK, Side.WHITE)
                .filter(side -> state(word, side) == state)
                .map(side -> String.valueOf(side.symbol()))
                .collect(Collectors.joining(","));
    }

    @Override
    public List<Fault> faults(Setup setup, int[] royals) {
        List<Fault> faults = new ArrayList<>();
        for (Side side : Side.values()) {
            int marks = (isIn(setup, LOCKED_FIELD, side) ? 1 : 0) + (isIn(setup, FREED_FIELD, side) ? 1 : 0);
            if (royals[side.index()] == 1 && marks != 1) {
                faults.add(fault(side, "has one king, which must be either locked or freed"));
            }
            if (royals[side.index()] != 1 && marks != 0) {
                faults.add(fault(side, "has not one king, and none can be locked or freed"));
            }
        }
        return faults;
    }

    private static Fault fault(Side side, String reason) {
        return new Fault("extras", side.word() + " " + reason, CITATION, List.of());
    }
}

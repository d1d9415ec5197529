package org.plyspace.movegen.lattice;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Changes;
import org.plyspace.api.Fault;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.SetupField.Content;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.lattice.declare.TurnRule;
import org.plyspace.movegen.text.FieldSyntax;
import org.plyspace.movegen.text.Token;

/**
 * A side with two kings that is in check without a legal move gives one up and moves on; from then on, the other king stays where it is.
 * The state has a bit for each side that has given one up.
 */
final class GivingUpAKing implements TurnRule {

    private static final String FIELD = "staying";
    private static final String CITATION = "toy.md 2";
    private static final String RULE = "a king is given up as the last resort only";

    @Override
    public int states() {
        return 4;
    }

    @Override
    public boolean isPlainInOrdinaryState() {
        return true;
    }

    @Override
    public boolean treatsCellsAlike() {
        return true;
    }

    private static boolean stays(int state, Side side) {
        return (state >> side.index() & 1) != 0;
    }

    @Override
    public void generate(Turn turn, int state) {
        if (stays(state, turn.side())) {
            turn.allButRoyals();
        } else if (!turn.all() && turn.royals() > 1 && turn.inCheck()) {
            for (int i = 0; i < turn.royals(); i++) {
                turn.allAfter(turn.royal(i));
            }
        }
    }

    @Override
    public int after(int state, long move, Side mover) {
        return MovePrelude.isIn(move) ? state | 1 << mover.index() : state;
    }

    @Override
    public Optional<MovePrelude> prelude() {
        return Optional.of(new TakingOff());
    }

    @Override
    public List<RuleStatement> statements() {
        return List.of(new RuleStatement(Aspect.ROYALTY, RULE, CITATION));
    }

    @Override
    public Optional<Verdict.Illegal> frozen(int state, Side side, int cell) {
        return stays(state, side)
                ? Optional.of(
                        new Verdict.Illegal(Refusal.FROZEN, "the king stays, the other one was given up", CITATION)
                                .mark(Role.MOVER, cell))
                : Optional.empty();
    }

    @Override
    public Map<String, FieldSyntax> extras() {
        return Map.of(FIELD, field -> {
            if (!field.is("b") && !field.is("w") && !field.is("b,w")) {
                throw field.refusal("expected b, w or b,w, found " + field.quoted());
            }
        });
    }

    @Override
    public List<SetupField> fields() {
        return List.of(new SetupField(FIELD, "sides whose king stays", Content.LIST, List.of("b", "w")));
    }

    @Override
    public int read(Setup setup) {
        return Stream.of(Side.values())
                .filter(side -> setup.field(FIELD).indexOf(side.symbol()) >= 0)
                .mapToInt(side -> 1 << side.index())
                .sum();
    }

    @Override
    public void write(int state, Setup.Builder into) {
        into.field(
                FIELD,
                Stream.of(Side.BLACK, Side.WHITE)
                        .filter(side -> stays(state, side))
                        .map(side -> String.valueOf(side.symbol()))
                        .collect(Collectors.joining(",")));
    }

    @Override
    public List<Fault> faults(Setup setup, int[] royals) {
        return Stream.of(Side.values())
                .filter(side -> stays(read(setup), side) != (royals[side.index()] == 1))
                .map(side ->
                        new Fault("extras", side.word() + " has one king if and only if it stays", CITATION, List.of()))
                .toList();
    }

    /** Takes the king off the board; written {@code x}, its square, a colon. */
    private static final class TakingOff implements MovePrelude {

        @Override
        public long make(int cell, Men men) {
            return men.takeOff(cell);
        }

        @Override
        public void takeBack(int cell, long kept, Men men) {
            men.putBack(cell, kept);
        }

        @Override
        public void changes(int cell, Position before, Changes into) {
            into.addPlace(cell, before.pieceAt(cell), Piece.NONE);
        }

        @Override
        public String write(String square) {
            return "x" + square + ":";
        }

        @Override
        public Optional<Parts> read(Token move) {
            int colon = move.indexOf(':');
            return colon < 1
                    ? Optional.empty()
                    : Optional.of(new Parts(move.part(1, colon), move.part(colon + 1, move.length())));
        }

        @Override
        public IntStream cells(Position position) {
            int[] royals = new int[2];
            return Arrays.stream(royals, 0, position.royals(position.sideToMove(), royals));
        }

        @Override
        public Optional<Verdict.Illegal> refusal(int cell, Position position) {
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            boolean possible = cells(position).anyMatch(royal -> royal == cell)
                    && moves.size() > 0
                    && MovePrelude.isIn(moves.get(0));
            return possible
                    ? Optional.empty()
                    : Optional.of(new Verdict.Illegal(Refusal.NOT_NOW, RULE, CITATION).mark(Role.ROYAL, cell));
        }
    }
}

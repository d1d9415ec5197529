package org.plyspace.variant.koernke;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Changes;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.lattice.declare.MovePrelude;
import org.plyspace.movegen.text.Token;

/**
 * The surrender of a king as part of a move, under {@link GivingUpKings}: the king leaves the board. Written as {@code x}, its
 * square and a comma.
 */
final class GivingUp implements MovePrelude {

    private static final char MARK = 'x';
    private static final char COMMA = ',';

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
        return MARK + square + COMMA;
    }

    @Override
    public Optional<Parts> read(Token move) {
        if (move.length() == 0 || move.charAt(0) != MARK) {
            return Optional.empty();
        }
        int comma = move.indexOf(COMMA);
        if (comma < 0) {
            throw move.refusal(move.quoted() + " has no ',' after the square of the king given up");
        }
        return Optional.of(new Parts(move.part(1, comma), move.part(comma + 1, move.length())));
    }

    @Override
    public IntStream cells(Position position) {
        int[] kings = new int[position.rules().cells()];
        return Arrays.stream(kings, 0, position.royals(position.sideToMove(), kings));
    }

    @Override
    public Optional<Illegal> refusal(int cell, Position position) {
        if (cells(position).noneMatch(king -> king == cell)) {
            String reason = "there is no king of " + position.sideToMove().word() + "'s on "
                    + position.words().name(cell);
            return Optional.of(illegal(reason, cell));
        }
        return mayGiveUp(position) ? Optional.empty() : Optional.of(illegal(GivingUpKings.RULE, cell));
    }

    private boolean mayGiveUp(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return cells(position).count() > 1
                && position.inCheck()
                && Arrays.stream(moves.toArray()).allMatch(MovePrelude::isIn);
    }

    private static Illegal illegal(String reason, int cell) {
        return new Illegal(Refusal.NOT_NOW, reason, GivingUpKings.CITATION).mark(Role.ROYAL, cell);
    }
}

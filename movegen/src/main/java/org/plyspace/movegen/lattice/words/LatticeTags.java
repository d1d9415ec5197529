package org.plyspace.movegen.lattice.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import org.plyspace.api.Move;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Position;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.declare.LatticeStatement.OwnTag;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PositionTag;

/** The tags that every lattice has, followed by those that a rule set adds. */
public final class LatticeTags {

    private final List<MoveTag> declared = new ArrayList<>();
    private final List<PositionTag> applies = new ArrayList<>();

    public LatticeTags(LatticeDeclaration declaration) {
        Lattice lattice = declaration.lattice;
        if (lattice.levels() > 1) {
            add("level change", "goes to another level", move -> changesLevel(lattice, move));
        }
        if (declaration.pieces.hasDoubleStep()) {
            add("double step", "a pawn's double step", move -> Move.kind(move) == Move.DOUBLE_STEP);
            if (declaration.pieces.hasEnPassant()) {
                add("en passant", "captures en passant", move -> Move.kind(move) == Move.EN_PASSANT);
            }
        }
        if (!declaration.castlings.isEmpty()) {
            add("castling king's side", "castles on the king's side", move -> isCastling(declaration, move, false));
            add("castling queen's side", "castles on the queen's side", move -> isCastling(declaration, move, true));
        }
        if (declaration.hands.isPresent()) {
            add("drop", "drops a piece from the hand", move -> Move.kind(move) == Move.DROP);
        }
        if (declaration.pieces.has(Mode.Kind.AFAR)) {
            add("capture from afar", "captures without moving", move -> Move.kind(move) == Move.FROM_AFAR);
        }
        if (declaration.pieces.has(Mode.Kind.STAY)) {
            add("pass", "stays where it is", Move::isPass);
        }
        if (declaration.selfCapture) {
            add(
                    "own capture",
                    "captures a piece of the mover's own",
                    move -> Move.isCapture(move) && ((Move.captured(move) ^ Move.piece(move)) & 1) == 0);
        }
        for (OwnTag tag : declaration.ownTags) {
            declared.add(tag.tag());
            applies.add(tag.applies());
        }
        if (declared.size() > MoveTag.MAX_TAGS) {
            throw new IllegalArgumentException(declared.size() + " tags; expected at most " + MoveTag.MAX_TAGS);
        }
    }

    private void add(String name, String meaning, LongPredicate predicate) {
        declared.add(new MoveTag(name, meaning));
        applies.add((position, move) -> predicate.test(move));
    }

    private static boolean changesLevel(Lattice lattice, long move) {
        return lattice.z(Move.from(move)) != lattice.z(Move.to(move));
    }

    private static boolean isCastling(LatticeDeclaration declaration, long move, boolean queenSide) {
        if (Move.kind(move) != Move.CASTLING) {
            return false;
        }
        for (int i = 0; i < declaration.castlings.size(); i++) {
            Castling way = declaration.castlings.get(i);
            if (way.kingFrom() == Move.from(move) && way.kingTo() == Move.to(move)) {
                return way.text().contains("O-O-O") == queenSide;
            }
        }
        return false;
    }

    public List<MoveTag> declared() {
        return List.copyOf(declared);
    }

    public long of(Position position, long move) {
        long mask = 0;
        for (int i = 0; i < applies.size(); i++) {
            if (applies.get(i).applies(position, move)) {
                mask |= 1L << i;
            }
        }
        return mask;
    }
}

package org.plyspace.variant.meder;

import java.util.List;
import org.plyspace.movegen.stack.Citations;
import org.plyspace.movegen.stack.Men;

/**
 * The sections of the Formal Specification, and of the Tournament Rules where that edition differs. Without the vertical
 * shadow, a blocked slider is cited from the section on its piece (M-13).
 */
final class MederCitations implements Citations {

    /** The sections of FS on king, queen, rook, bishop, knight and pawn. */
    private static final List<String> PIECES = List.of("FS 3.4", "FS 3.3", "FS 3.1", "FS 3.2", "FS 3.5", "FS 3.6");

    private static final int KING = 0;

    private final Edition edition;
    private final boolean hasShadow;

    MederCitations(Edition edition, boolean hasShadow) {
        this.edition = edition;
        this.hasShadow = hasShadow;
    }

    @Override
    public String of(Topic topic, int pieceType) {
        if (topic == Topic.PATH && !hasShadow && pieceType != Men.PAWN) {
            return PIECES.get(pieceType);
        }
        return edition == Edition.FORMAL ? formal(topic, pieceType) : tournament(topic, pieceType);
    }

    private static String formal(Topic topic, int pieceType) {
        return switch (topic) {
            case TURN, ONE_MOVE -> "FS 2.1";
            case SQUARES -> "FS 1.2";
            case PATH -> "FS 2.2";
            case VERTICAL -> "FS 2.3";
            case PIECE -> PIECES.get(pieceType);
            case DOUBLE_STEP -> "FS 3.6";
            case PROMOTION -> "FS 3.6, Table 2";
            case EN_PASSANT -> "FS 5.2";
            case CASTLING -> "FS 5.1";
            case CARRIED -> "FS 4.1";
            case BOARD_PLACES -> "FS 4.3";
            case KING_SAFETY -> pieceType == KING ? "FS 3.4" : "FS 5.3";
            case POSITION -> "notation.md, Positions";
        };
    }

    private static String tournament(Topic topic, int pieceType) {
        return switch (topic) {
            case SQUARES -> "TR 2.8";
            case PATH -> "TR 3.1";
            case PROMOTION -> "TR 3.4";
            case CASTLING -> "TR 3.5";
            case BOARD_PLACES -> "TR 3.6";
            default -> formal(topic, pieceType);
        };
    }
}

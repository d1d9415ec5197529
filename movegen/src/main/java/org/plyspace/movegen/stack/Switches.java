package org.plyspace.movegen.stack;

import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.movegen.option.CommonOptions;

/**
 * What the common options (docs/common-options.md) change of a rule set over a stack.
 *
 * @param castlingOff whether nobody castles
 * @param doubleStepOff whether no pawn steps twice
 * @param enPassantOff whether no pawn is captured in passing; always so without double steps
 * @param queensOnly whether pawns become queens only
 * @param selfCapture whether own men but kings can be captured
 */
public record Switches(
        boolean castlingOff, boolean doubleStepOff, boolean enPassantOff, boolean queensOnly, boolean selfCapture) {

    /** The rules as their page has them. */
    public static final Switches NONE = new Switches(false, false, false, false, false);

    static final String CASTLING_OFF = CommonOptions.CASTLING_OFF;
    static final String DOUBLE_STEP_OFF = CommonOptions.DOUBLE_STEP_OFF;
    private static final String EN_PASSANT_OFF = CommonOptions.EN_PASSANT_OFF;

    static Switches of(CommonOptions chosen) {
        return new Switches(
                chosen.castlingOff(),
                chosen.doubleStepOff(),
                chosen.enPassantOff(),
                chosen.queensOnly(),
                chosen.selfCapture());
    }

    /** Why there is no en passant, where there is none. */
    String whyNoEnPassant() {
        return doubleStepOff ? DOUBLE_STEP_OFF : EN_PASSANT_OFF;
    }

    /** The symbols of the types that pawns may become, in the order in which they are listed. */
    List<String> choices(StackDefinition definition) {
        List<String> declared = definition.promotion().choices();
        return queensOnly
                ? declared.stream()
                        .filter(symbol -> isQueen(definition.men(), symbol))
                        .toList()
                : declared;
    }

    /** Whether a symbol is that of what the rules call a queen. */
    static boolean isQueen(Men men, String symbol) {
        int type = men.type(symbol);
        return type != Men.NO_TYPE && men.types().get(type).aspect() == Aspect.QUEEN;
    }
}

package org.plyspace.web.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.plyspace.api.Effect;

/** One visible part of a move. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EffectView(
        String effect,
        Integer from,
        Integer to,
        Integer cell,
        Integer piece,
        Integer board,
        Integer fromAnchor,
        Integer toAnchor,
        String owner) {

    /** Creates the view of an effect. */
    public static EffectView of(Effect effect) {
        if (effect instanceof Effect.Step step) {
            return new EffectView("step", step.from(), step.to(), null, step.piece(), null, null, null, null);
        }
        if (effect instanceof Effect.Remove remove) {
            return onCell("remove", remove.cell(), remove.piece());
        }
        if (effect instanceof Effect.Put put) {
            return onCell("put", put.cell(), put.piece());
        }
        if (effect instanceof Effect.Drop drop) {
            return onCell("drop", drop.cell(), drop.piece());
        }
        if (effect instanceof Effect.TakeInHand taken) {
            return onCell("takeInHand", null, taken.piece());
        }
        if (effect instanceof Effect.ShiftBoard shift) {
            return new EffectView(
                    "shiftBoard", null, null, null, null, shift.board(), shift.fromAnchor(), shift.toAnchor(), null);
        }
        Effect.ChangeOwner change = (Effect.ChangeOwner) effect;
        return new EffectView(
                "changeOwner",
                null,
                null,
                null,
                null,
                change.board(),
                null,
                null,
                change.owner().word());
    }

    private static EffectView onCell(String effect, Integer cell, int piece) {
        return new EffectView(effect, null, null, cell, piece, null, null, null, null);
    }
}

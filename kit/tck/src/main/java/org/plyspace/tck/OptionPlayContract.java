package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.plyspace.api.Option;
import org.plyspace.api.Variant;

/**
 * Compares random play under the common options with play without them: with castling off, the legal moves are those of the default rules
 * without castlings, and so on. A variant is checked only for the options that it lists.
 */
@TestInstance(Lifecycle.PER_CLASS)
public abstract class OptionPlayContract
        implements BoardOptionContract,
                CastlingOptionContract,
                PawnOptionContract,
                EndingOptionContract,
                SelfCaptureOptionContract,
                OptionRulebookContract {

    private OptionGames played;

    /** Constructor for subclasses. */
    protected OptionPlayContract() {}

    /** The variant under test. */
    protected abstract Variant variant();

    /**
     * Texts of playable positions to start random games from, beside the start position: welcome where promotions are near.
     * None by default.
     */
    protected List<String> positions() {
        return List.of();
    }

    @Override
    public final OptionGames played() {
        if (played == null) {
            played = new OptionGames(variant(), positions());
        }
        return played;
    }

    /** Stalemates and clocks are checked whatever their value is. */
    @Test
    void everyOtherValueOfACommonOptionIsAskedAbout() {
        Map<String, String> asked = Map.of(
                OptionGames.CASTLING,
                "off",
                OptionGames.DOUBLE_STEP,
                "off",
                OptionGames.EN_PASSANT,
                "off",
                OptionGames.PROMOTION,
                "queen",
                OptionGames.REPETITION,
                OptionGames.WHITE_AVOIDS,
                OptionGames.SELF_CAPTURE,
                "on",
                OptionGames.BOARD_MOVES,
                "off");
        for (Option option : variant().options()) {
            if (CommonOptionSet.contains(option)
                    && !Set.of(OptionGames.STALEMATE, OptionGames.CLOCK).contains(option.name())) {
                assertEquals(
                        List.of(asked.getOrDefault(option.name(), "")),
                        played().otherValues(option.name()),
                        () -> "values of " + option.name() + " that this contract gives a meaning to");
            }
        }
    }
}

package org.plyspace.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Descriptions of levels for people who choose how strong an engine should be: how far it looks, and what it overlooks or
 * misjudges.
 */
public final class LevelDescriptions {

    private static final double PAWN = 100;

    private static final int CASUAL = 1_000;
    private static final int CLUB = 1_500;
    private static final int STRONG = 1_900;

    private LevelDescriptions() {}

    /** The description of {@code level1} and so on; empty if there is no such level. */
    public static Optional<String> of(String name) {
        return Optional.of(name).filter(Levels.names()::contains).map(level -> ofOptions(Levels.search(level)));
    }

    /**
     * What a player of the strength of {@code level1} and so on is called, by the level's rating in orthodox chess; those without a
     * rating are weaker than all others. Empty if there is no such level.
     */
    public static Optional<String> strength(String name) {
        return Optional.of(name).filter(Levels.names()::contains).map(level -> {
            int elo = LevelRatings.measured().of(level).orElse(0);
            return elo < CASUAL ? "beginner" : elo < CLUB ? "casual" : elo < STRONG ? "club" : "strong";
        });
    }

    /** The description of a search's options, given as {@code depth=2,noise=85}. */
    static String ofOptions(String options) {
        List<String> sees = new ArrayList<>();
        List<String> errs = new ArrayList<>();
        for (String option : options.split(",", -1)) {
            String[] parts = option.split("=", 2);
            switch (parts[0]) {
                case "depth" ->
                    sees.add(parts[1].equals("1") ? "looks one ply ahead" : "looks " + parts[1] + " plies ahead");
                case "nodes" -> sees.add(String.format(Locale.ROOT, "tries up to %,d moves", Long.parseLong(parts[1])));
                case "oversight" -> errs.add(oversight(Integer.parseInt(parts[1])));
                case "noise" ->
                    errs.add(String.format(
                            Locale.ROOT, "misjudges positions by about %.1f pawns", Integer.parseInt(parts[1]) / PAWN));
                default -> {
                    // Memory and the like do not change how the engine plays.
                }
            }
        }
        if (errs.isEmpty()) {
            errs.add("overlooks nothing");
            errs.add("errs only by not seeing further");
        }
        return String.join(", ", sees) + "; " + String.join(", and ", errs);
    }

    private static String oversight(int percent) {
        return BlunderModel.isBlind(percent)
                ? "overlooks up to " + percent + " % of threats, at times even an immediate win or capture"
                : "sees every immediate win, but overlooks up to " + percent
                        + " % of threats where many captures are possible";
    }
}

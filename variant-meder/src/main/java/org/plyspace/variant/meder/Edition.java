package org.plyspace.variant.meder;

import java.util.List;
import java.util.Locale;

/** The two texts of the rules (meder.md, sections 1-8 and 9). */
enum Edition {
    FORMAL(
            "W:4/PPPP/BNNB/1KQ1|N:4/4/4/4|B:1qk1/bnnb/pppp/4|WQL@QL1:PP/R1|WKL@KL1:PP/1R|BQL@QL6:r1/pp|BKL@KL6:1r/pp"
                    + " w KQkq - 0 1",
            "a3W b3W c3W d3W",
            "a6B b6B c6B d6B"),
    TOURNAMENT(
            "W:4/4/PPPP/NBBN|N:4/4/4/4|B:nbbn/pppp/4/4|WQL@QL1:PP/RQ|WKL@KL1:PP/KR|BQL@QL6:rq/pp|BKL@KL6:kr/pp"
                    + " w KQkq - 0 1",
            "a2W b2W c2W d2W",
            "a7B b7B c7B d7B");

    private static final String WHITE_BOARD_PAWNS = "z1WQL a1WQL d1WKL e1WKL ";
    private static final String BLACK_BOARD_PAWNS = "z8BQL a8BQL d8BKL e8BKL ";

    private final String start;
    private final String whitePawns;
    private final String blackPawns;

    Edition(String start, String whiteMainPawns, String blackMainPawns) {
        this.start = start;
        this.whitePawns = WHITE_BOARD_PAWNS + whiteMainPawns;
        this.blackPawns = BLACK_BOARD_PAWNS + blackMainPawns;
    }

    /** The names of the resources with the source's cases, and with those that differ with another shadow than {@code on}. */
    List<String> scenarios(String shadow) {
        String name = name().toLowerCase(Locale.ROOT);
        return shadow.equals("on") ? List.of(name + ".tsv") : List.of(name + ".tsv", name + "-" + shadow + ".tsv");
    }

    /** The text of the start position. */
    String start() {
        return start;
    }

    String whitePawns() {
        return whitePawns;
    }

    String blackPawns() {
        return blackPawns;
    }
}

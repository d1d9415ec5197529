package org.plyspace.tck;

import java.util.List;

/** Positions of the toy in which rare moves are possible. */
final class ToyPositions {

    static final String MATE_IN_ONE = "M:k3/4/K3/3R|H@R:2/2 w - - 0 20";

    /**
     * En passant, promotion by step and by riding, a board that changes owners, a promotion forbidden by check, a mate in one,
     * bare kings.
     */
    static final List<String> RARE = List.of(
            "M:1k2/1p2/P2p/3K|H@L:2/2 w - - 0 1",
            "M:p2k/4/1P2/K3|H@R:2/2 b - - 3 9",
            "M:3k/4/4/K3|H@L:P1/2 w - - 0 5",
            "M:3k/4/r3/1K2|H@L:1P/2 b - - 0 5",
            "M:3k/r3/4/1K2|H@L:2/2 b - - 0 5 own=H:b",
            "M:3k/P3/4/K2r|H@L:2/2 w - - 0 9",
            MATE_IN_ONE,
            "M:k3/4/K3/4|H@R:2/2 w - - 0 20");

    private ToyPositions() {}
}

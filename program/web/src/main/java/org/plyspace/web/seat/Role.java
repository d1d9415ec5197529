package org.plyspace.web.seat;

import java.util.Optional;
import org.plyspace.api.Side;

/** What a link to a game between two people allows. */
public enum Role {
    /** Playing White. */
    WHITE("white", Optional.of(Side.WHITE)),
    /** Playing Black. */
    BLACK("black", Optional.of(Side.BLACK)),
    /** Looking on. */
    WATCH("watch", Optional.empty());

    private final String word;
    private final Optional<Side> side;

    Role(String word, Optional<Side> side) {
        this.word = word;
        this.side = side;
    }

    /** The word for this role in answers and files. */
    public String word() {
        return word;
    }

    /** The side that is played; empty for looking on. */
    public Optional<Side> side() {
        return side;
    }

    /** The role of the same person in a rematch. */
    Role swapped() {
        return switch (this) {
            case WHITE -> BLACK;
            case BLACK -> WHITE;
            case WATCH -> WATCH;
        };
    }
}

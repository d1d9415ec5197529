package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** Moves backwards, for tablebases built by retrograde analysis: a rule set may offer them, see {@link Rules#unmoves}. */
@PublicApi(usage = Usage.IMPLEMENT)
public interface Unmoves {

    /**
     * Appends every move by which the side that is not to move can have come to a position without capturing, promoting,
     * castling or dropping: exactly those that are legal in the position they lead back from. Rights, en passant and clocks are
     * taken for lost. Hot; allocates nothing.
     *
     * @param position of the same rules; the same afterwards
     */
    void quiet(Position position, MoveList into);
}

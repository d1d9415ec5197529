package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** Generates moves backwards, for tablebases built by retrograde analysis. Optional; see {@link Rules#unmoves}. */
@PublicApi(usage = Usage.IMPLEMENT)
public interface Unmoves {

    /**
     * Appends every move by which the side not to move can have reached a position without capturing, promoting, castling or
     * dropping: exactly those that are legal in the position they lead back to. Assumes that there are no rights, no en passant
     * and no clocks. Hot; allocates nothing.
     *
     * @param position a position of the same rules; unchanged afterwards
     */
    void quiet(Position position, MoveList into);
}

package org.plyspace.engine.record;

/** A game that can be read but does not hold by its rules: a bad move, or an end that moves and result do not come to. */
public final class BadGameException extends RecordException {

    private static final long serialVersionUID = 1L;

    /**
     * With the place and the reason.
     *
     * @param place the file and what in it
     * @param reason what is wrong
     */
    public BadGameException(String place, String reason) {
        super(place, reason);
    }
}

package org.plyspace.spark;

/** Something that a run cannot go on without; the message is for people. */
public final class FailedRun extends Exception {

    private static final long serialVersionUID = 1L;

    private final int code;

    /**
     * For people.
     *
     * @param code that the program ends with: 1 if something failed, 2 if something else was to be asked for
     */
    public FailedRun(String message, int code) {
        super(message);
        this.code = code;
    }

    /** What the program ends with. */
    public int code() {
        return code;
    }
}

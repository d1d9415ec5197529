package org.plyspace.spark;

/** Something that a run cannot go on without; the message is for people. */
public final class FailedRun extends Exception {

    /** The exit code if something failed; the command's own constants are of the other side of the border. */
    static final int FAILED = 1;

    /** The exit code if what was asked for makes no sense. */
    static final int BAD_USAGE = 2;

    private static final long serialVersionUID = 1L;

    private final int code;

    private FailedRun(String message, int code) {
        super(message);
        this.code = code;
    }

    /** Something failed. */
    public static FailedRun failed(String message) {
        return new FailedRun(message, FAILED);
    }

    /** Something else was to be asked for. */
    public static FailedRun badUsage(String message) {
        return new FailedRun(message, BAD_USAGE);
    }

    /** What the program ends with. */
    public int code() {
        return code;
    }
}

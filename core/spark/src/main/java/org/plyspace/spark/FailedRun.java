package org.plyspace.spark;

/** A run cannot continue; the message is for people. */
public final class FailedRun extends Exception {

    /** The exit code of a failure; the command's own constants are on the other side of the class loader. */
    static final int FAILED = 1;

    /** The exit code of bad usage. */
    static final int BAD_USAGE = 2;

    private static final long serialVersionUID = 1L;

    private final int code;

    private FailedRun(String message, int code) {
        super(message);
        this.code = code;
    }

    /** Creates the exception for a failure. */
    public static FailedRun failed(String message) {
        return new FailedRun(message, FAILED);
    }

    /** Creates the exception for bad usage. */
    public static FailedRun badUsage(String message) {
        return new FailedRun(message, BAD_USAGE);
    }

    /** The exit code of the program. */
    public int code() {
        return code;
    }
}

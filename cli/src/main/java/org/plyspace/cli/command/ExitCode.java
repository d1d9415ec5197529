package org.plyspace.cli.command;

import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;

/** What the program ends with (docs/commands.md, Exit codes). */
public final class ExitCode {

    /** What was asked for is done, and the answer to a question is yes. */
    public static final int DONE = 0;

    /** The answer is no, or something failed. */
    public static final int FAILED = 1;

    /** What was asked for makes no sense. */
    public static final int BAD_USAGE = 2;

    private ExitCode() {}

    /** Of a question that is answered by yes or no. */
    public static int of(boolean yes) {
        return yes ? DONE : FAILED;
    }

    /** Of what ended a command. */
    public static int of(PlyspaceException refused) {
        return refused instanceof UsageException ? BAD_USAGE : FAILED;
    }
}

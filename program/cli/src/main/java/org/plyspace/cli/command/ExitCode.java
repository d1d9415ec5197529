package org.plyspace.cli.command;

import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;

/** The exit codes of the program (docs/commands.md, Exit codes). */
public final class ExitCode {

    /** The command did what was asked; if it was a question, the answer is yes. */
    public static final int DONE = 0;

    /** The answer is no, or something failed. */
    public static final int FAILED = 1;

    /** The command line or its input makes no sense. */
    public static final int BAD_USAGE = 2;

    private ExitCode() {}

    /** The exit code of a question that is answered by yes or no. */
    public static int of(boolean yes) {
        return yes ? DONE : FAILED;
    }

    /** The exit code of a command that ended with this exception. */
    public static int of(PlyspaceException refused) {
        return refused instanceof UsageException ? BAD_USAGE : FAILED;
    }
}

package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.concurrent.Callable;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.Registry;
import org.plyspace.engine.verify.Verifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace verify}: checks what files say of positions. */
@Command(
        name = "verify",
        description =
                "Checks files of JSON lines with variant, position and any of check, outcome, moves and perft; reports "
                        + "every disagreement (exit code 1 if there is any).")
public final class VerifyCommand implements Callable<Integer> {

    private static final int DEEPEST = 99;

    private final Provider<Registry> registry;
    private final Output output;
    private final FileVerifier files;

    @Mixin
    private ThreadsOption threads;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "check perft counts up to this depth only; default: all of them")
    private int depth = DEEPEST;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "files of JSON lines; - for standard input")
    private List<String> names = List.of();

    @Inject
    public VerifyCommand(Provider<Registry> registry, Output output, FileVerifier files) {
        this.registry = registry;
        this.output = output;
        this.files = files;
    }

    @Override
    public Integer call() {
        Verifier verifier = new Verifier(registry.get(), OptionRange.inRange("--depth", depth, 0, DEEPEST));
        VerifyTally tally = files.verify(names, verifier, threads.count());
        output.line(tally.summary());
        if (tally.isClean()) {
            return 0;
        }
        return tally.lacksOnlyFiles() ? 2 : 1;
    }
}

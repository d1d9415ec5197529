package org.plyspace.cli.command;

import java.util.List;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.verify.FileVerifier;
import org.plyspace.engine.verify.Verifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace verify}: checks what files say about positions. */
@Command(
        name = "verify",
        description =
                "Checks files of JSON lines against the rules. A line has variant, position and any of check, outcome,"
                        + " moves and perft. Reports every disagreement (exit code 1 if there is one). With --mine the files are an"
                        + " engine's answers, and each wrong move is named with the reason.")
public final class VerifyCommand extends BaseCommand {

    private static final int DEEPEST = 99;

    @Mixin
    private CommonOptions.Threads threads;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "check perft counts only up to this depth; default: every depth given")
    private int depth = DEEPEST;

    @Option(
            names = "--mine",
            description =
                    "judge the lists as an engine's: name each wrong and each missing move, with position, reason and rule")
    private boolean mine;

    @Option(names = "--json", description = "print JSON: how many positions agree, and every difference of the others")
    private boolean asJson;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "files of JSON lines; - for standard input")
    private List<String> names = List.of();

    @Override
    public Integer call() {
        Verifier verifier = new Verifier(registry(), OptionRange.inRange("--depth", depth, 0, DEEPEST), mine);
        FileVerifier.Tally tally = new FileVerifier(input()).verify(names, verifier, threads.count(), this::tell);
        if (asJson) {
            console().json(tally.json());
        } else {
            console().line(tally.summary());
        }
        return tally.isClean() ? ExitCode.DONE : tally.lacksOnlyFiles() ? ExitCode.BAD_USAGE : ExitCode.FAILED;
    }

    private void tell(String remark) {
        if (!asJson) {
            console().line(remark);
        }
    }
}

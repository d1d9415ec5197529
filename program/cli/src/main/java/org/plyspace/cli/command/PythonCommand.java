package org.plyspace.cli.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;

/** {@code plyspace python}: prints the module by which Python talks to this program. */
@Command(
        name = "python",
        description =
                "Prints a module for Python 3.9 or later that talks to this program: plyspace python > plyspace.py.",
        footer = {"", "docs/python.md shows what it can do."})
public final class PythonCommand extends BaseCommand {

    private static final String MODULE = "/org/plyspace/cli/python/plyspace.py";

    @Override
    public Integer call() {
        try (InputStream module = PythonCommand.class.getResourceAsStream(MODULE)) {
            console().data(new String(module.readAllBytes(), StandardCharsets.UTF_8).stripTrailing());
        } catch (IOException cannotBe) {
            throw new UncheckedIOException(cannotBe);
        }
        return ExitCode.DONE;
    }
}

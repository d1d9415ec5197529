package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.concurrent.Callable;
import org.plyspace.api.Position;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.PositionReport;
import org.plyspace.engine.Registry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code plyspace show}: the boards as text. */
@Command(name = "show", description = "Shows a position: boards, text, side to move, check, outcome.")
public final class ShowCommand implements Callable<Integer> {

    private final Provider<Registry> registry;
    private final Output output;

    @Mixin
    private PositionArguments arguments;

    @Mixin
    private WidthOption width;

    @Inject
    public ShowCommand(Provider<Registry> registry, Output output) {
        this.registry = registry;
        this.output = output;
    }

    @Override
    public Integer call() {
        Position position = arguments.position(arguments.rules(registry.get()));
        PositionReport.lines(position, position.outcome(), width.characters()).forEach(output::line);
        return 0;
    }
}

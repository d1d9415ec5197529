package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.TableTexts;
import org.plyspace.endgame.TableFile;
import org.plyspace.endgame.TableHeader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace tablebase info}: what a table's file says of itself. */
@Command(name = "info", description = "Prints what the file of a table says of itself.")
public final class TablebaseInfoCommand implements Callable<Integer> {

    private final Output output;

    @Mixin
    private TableArguments arguments;

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public TablebaseInfoCommand(Output output) {
        this.output = output;
    }

    @Override
    public Integer call() {
        return arguments.ask(
                TableArguments.ASKED,
                () -> arguments.read((ground, table) -> print(table, arguments.clockHeader(ground, table))));
    }

    private void print(TableFile table, Optional<TableHeader> clock) {
        TableHeader header = table.header();
        if (asJson) {
            Map<String, Object> fields = new LinkedHashMap<>(header.fields());
            fields.put("withClock", clock.map(TableHeader::fields).orElse(null));
            output.json(fields);
        } else {
            output.line("file: " + table.name());
            TableTexts.header(header).forEach(output::line);
            clock.map(TableTexts::clock).orElse(List.of()).forEach(output::line);
        }
    }
}

package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.UsageException;
import org.plyspace.engine.RuleSetAdder;
import org.plyspace.engine.plugin.PluginFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code plyspace add}: switches rule sets on, by copying their files to the folder of plugins. */
@Command(
        name = "add",
        description =
                "Switches rule sets on: those that lie among the examples ('variants --available' lists them), or files of"
                        + " your own. Their files are copied to the folder of plugins; to switch one off, remove its file there.")
public final class AddCommand extends BaseCommand {

    private final PluginSettings settings;
    private final AvailableRules available;

    @Parameters(
            arity = "1..*",
            paramLabel = "ID|FILE",
            description = "id of an example, or a jar or rules file of your own")
    private List<String> names = List.of();

    @Mixin
    private CommonOptions.Json json;

    @Inject
    public AddCommand(PluginSettings settings, AvailableRules available) {
        this.settings = settings;
        this.available = available;
    }

    @Override
    public Integer call() {
        List<RuleSetAdder.Added> results = new RuleSetAdder(registry(), available.besides(registry()), files())
                .add(
                        names,
                        () -> settings.plugins()
                                .map(PluginFolder::new)
                                .orElseThrow(() -> new UsageException(
                                        "there is no folder of plugins; name one with --plugins DIR")));
        json.print(results, () -> lines(results));
        return ExitCode.DONE;
    }

    private List<String> lines(List<RuleSetAdder.Added> results) {
        String option = settings.option().isEmpty() ? "" : " " + settings.option();
        return Stream.concat(
                        results.stream().map(RuleSetAdder.Added::inWords),
                        results.stream()
                                .filter(RuleSetAdder.Added::added)
                                .limit(1)
                                .map(first -> "see it with 'plyspace show " + first.id() + option
                                        + "', or on the page with 'plyspace page" + option + "'"))
                .toList();
    }
}

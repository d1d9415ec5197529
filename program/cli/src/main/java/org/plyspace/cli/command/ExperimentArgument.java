package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.Input;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ExperimentFormat;
import org.plyspace.lab.study.ReadyExperiment;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The argument that names an experiment. */
public final class ExperimentArgument {

    private static final String ENDING = ".json";

    private final Input input;
    private final Provider<Registry> registry;
    private final Function<Path, Registry> files;

    @Parameters(
            index = "0",
            paramLabel = "EXPERIMENT",
            description = "file that describes the experiment, or - for standard input")
    private String file = "";

    @Option(
            names = "--unrepeatable",
            description =
                    "accept engines that would not play the same games again: those with a time limit or several threads, and"
                            + " other programs")
    private boolean unrepeatable;

    @Inject
    public ExperimentArgument(Input input, Provider<Registry> registry, Function<Path, Registry> files) {
        this.input = input;
        this.registry = registry;
        this.files = files;
    }

    /** Reads the experiment and loads its rule sets and engines. */
    ReadyExperiment ready() {
        String name = Input.name(file);
        Experiment experiment = ExperimentFormat.read(input.text(file, ExperimentFormat.LONGEST), name);
        ReadyExperiment ready = ReadyExperiment.of(experiment, name, registry.get(), files);
        ready.checkPurpose(name);
        List<String> reasons = ready.unrepeatable();
        if (!reasons.isEmpty() && !unrepeatable) {
            throw new UsageException(
                    name + ": these engines would not play the same games again: " + String.join("; ", reasons)
                            + "; expected limits of nodes or depth and one thread, or --unrepeatable");
        }
        return ready;
    }

    /** The default folder for its games: the file's name with another ending. */
    String usualStore() {
        if (file.equals(Input.STANDARD_INPUT)) {
            throw new UsageException(
                    "--store is missing: an experiment from standard input has no name to derive it from");
        }
        return (file.endsWith(ENDING) ? file.substring(0, file.length() - ENDING.length()) : file) + ".store";
    }
}

package org.plyspace.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.study.Experiment;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class ComparisonOptionsTest {

    private static List<String> engines(String... arguments) {
        ComparisonOptions options = new ComparisonOptions(null);
        new CommandLine(CommandSpec.forAnnotatedObject(options)).parseArgs(arguments);
        return options.settings(Optional.empty()).players();
    }

    @Test
    void theUsualEnginesPlayWhereNoneIsNamed() {
        assertEquals(Experiment.USUAL_PLAYERS, engines());
    }

    @Test
    void anEngineNamedTwicePlaysOnce() {
        assertEquals(
                List.of("random", "greedy"), engines("--engine", "random", "--engine", "greedy", "--engine", "random"));
    }
}

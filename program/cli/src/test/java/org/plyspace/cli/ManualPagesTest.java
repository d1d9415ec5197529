package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.cli.io.Environment;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.io.Streams.Window;
import picocli.CommandLine.Model.CommandSpec;

final class ManualPagesTest {

    private static final ManualPages PAGES = new ManualPages("1.2.3");

    static List<CommandSpec> commands() {
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
        Streams streams = new Streams(
                InputStream.nullInputStream(), new ByteArrayOutputStream(), nowhere, false, Window.ofColumns(80));
        CommandSpec command = new Launcher(streams, new Environment(Optional.empty(), Map.of()))
                .commandLine()
                .getCommandSpec();
        return PAGES.commands(command);
    }

    @Test
    void everyCommandHasOneNamedAfterItsWords() {
        List<String> names = commands().stream().map(ManualPages::name).toList();

        assertEquals(names.size(), names.stream().distinct().count());
        assertTrue(
                names.containsAll(List.of("plyspace", "plyspace-show", "plyspace-tablebase-build")), names::toString);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aPageTellsEveryOptionAndNothingThatRoffTakesForARequest(CommandSpec command) {
        List<String> lines = PAGES.page(command).lines().toList();

        assertTrue(lines.get(0).startsWith(".TH \"PLYSPACE"), lines.get(0));
        assertTrue(lines.get(0).contains("1.2.3"), lines.get(0));
        assertTrue(lines.containsAll(List.of(".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH OPTIONS")));
        command.options().stream()
                .flatMap(option -> Stream.of(option.names()))
                .map(name -> name.replace("-", "\\-"))
                .forEach(name -> assertTrue(
                        lines.stream().anyMatch(line -> line.startsWith(".B ") && line.contains(name)), name));
        assertEquals(
                List.of(),
                lines.stream()
                        .filter(line -> line.startsWith("'") || line.matches("\\.(?!(TH|SH|TP|nf|fi)\\b|B ).*"))
                        .toList());
    }
}

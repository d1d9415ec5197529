package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The shell of somebody who has the distribution, and a Maven whose local repository is empty at first and is filled from that
 * of the build, so that no network is needed.
 *
 * @param folder where the shell starts, and keeps what it needs
 */
record StrangersShell(Path folder) {

    private static final String NEXT = "-- next --";
    private static final String COLOUR = "\u001B\\[[0-9;]*m";
    private static final int PATIENCE_SECONDS = 600;
    /** For Maven and the tests that it runs, which end within seconds. */
    private static final String COMPILE_QUICKLY = "-XX:TieredStopAtLevel=1";

    /** A command mvn that knows where to get what is usually in the central repository. */
    private void makeMaven() throws IOException {
        Path settings = Files.writeString(folder.resolve("settings.xml"), """
                <settings>
                  <localRepository>%s</localRepository>
                  <mirrors>
                    <mirror>
                      <id>build</id>
                      <mirrorOf>central</mirrorOf>
                      <url>%s</url>
                    </mirror>
                  </mirrors>
                </settings>
                """.formatted(
                        folder.resolve("repository"),
                        Path.of(System.getProperty("test.repository")).toUri()));
        Path mvn = Files.createDirectory(folder.resolve("bin")).resolve("mvn");
        Files.writeString(
                mvn,
                "#!/bin/sh\nexec '" + System.getProperty("test.maven") + "' -B -ntp -s '" + settings + "' '-DargLine="
                        + COMPILE_QUICKLY + "' '-Dplyspace.tests=" + System.getProperty("plyspace.tests", "whole")
                        + "' \"$@\"\n");
        assertTrue(mvn.toFile().setExecutable(true));
    }

    /** What each command printed, run one after the other in one shell. */
    List<String> follow(List<Guide.Step> steps) throws IOException, InterruptedException {
        makeMaven();
        StringBuilder script = new StringBuilder();
        steps.forEach(step -> script.append("echo '" + NEXT + "'\n" + step.command() + "\n"));
        Path output = folder.resolve("output");
        ProcessBuilder shell = new ProcessBuilder(
                        "bash",
                        Files.writeString(folder.resolve("script"), script).toString())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(
                        Files.createFile(folder.resolve("nothing")).toFile()))
                .redirectOutput(output.toFile());
        shell.environment().keySet().removeIf(name -> name.matches("MAVEN_.*|PLYSPACE_.*|COLUMNS"));
        String path = String.join(
                File.pathSeparator,
                folder.resolve("bin").toString(),
                Program.HOME.toAbsolutePath().toString(),
                System.getenv("PATH"));
        shell.environment().put("PATH", path);
        shell.environment().put("MAVEN_OPTS", COMPILE_QUICKLY);
        shell.environment().put("PLYSPACE_JAVA_OPTS", Script.FOR_SHORT_RUNS);
        // However slow the machine is, the output is the same.
        shell.environment().put("PLYSPACE_PATIENCE", "9999");
        Process process = shell.start();
        boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        process.destroy();
        String all = Files.readString(output).replaceAll(COLOUR, "");
        assertTrue(ended, () -> "not done in time:\n" + all);
        return parts(all);
    }

    private static List<String> parts(String output) {
        List<String> parts = new ArrayList<>(List.of(output.split(NEXT + "\n", -1)));
        parts.remove(0);
        return parts;
    }
}

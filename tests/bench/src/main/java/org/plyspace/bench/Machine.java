package org.plyspace.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The machine on which a measurement was taken. */
final class Machine {

    private static final Path CPUINFO = Path.of("/proc/cpuinfo");

    private Machine() {}

    /** The processor's name if the system gives it, otherwise its architecture, and the number of processors. */
    static String processor() {
        int processors = Runtime.getRuntime().availableProcessors();
        return name() + ", " + processors + " processors";
    }

    private static String name() {
        try (Stream<String> lines = Files.lines(CPUINFO)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        } catch (IOException elsewhere) {
            return System.getProperty("os.arch");
        }
    }
}

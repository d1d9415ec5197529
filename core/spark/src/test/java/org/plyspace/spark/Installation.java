package org.plyspace.spark;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;

/** The programs that tests start: a distribution of Plyspace, and a Spark without it on its class path. */
final class Installation {

    /** The distribution's folder. */
    static final Path HOME = Path.of(System.getProperty("plyspace.home")).normalize();

    private static final Path SPARK = Path.of(System.getProperty("test.spark.home"));
    private static final Path JARS = SPARK.resolve("jars");

    private final Path folder;

    /**
     * Collects Spark's own jars, like those of a downloaded Spark.
     *
     * @param folder the folder for files of runs
     */
    Installation(Path folder) throws IOException {
        this.folder = folder;
        Files.createDirectories(JARS);
        for (String jar : Files.readString(Path.of(System.getProperty("test.spark.jars")))
                .strip()
                .split(File.pathSeparator, -1)) {
            Path file = Path.of(jar);
            if (Files.notExists(JARS.resolve(file.getFileName()))) {
                Files.createSymbolicLink(JARS.resolve(file.getFileName()), file);
            }
        }
    }

    /** The names of Spark's jars, sorted. */
    static List<String> sparksJars() throws IOException {
        try (Stream<Path> jars = Files.list(JARS)) {
            return jars.map(jar -> jar.getFileName().toString()).sorted().toList();
        }
    }

    /** The file with Spark's log of a run. */
    Path log(String name) {
        return folder.resolve(name + ".log");
    }

    /** Starts a run like {@code spark-submit}, without its script. */
    Process submit(String master, String name, String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx1g", "-XX:+UseSerialGC"));
        words.addAll(List.of(JavaModuleOptions.defaultModuleOptions().split(" ")));
        words.addAll(List.of(
                "-cp",
                JARS + "/*",
                "org.apache.spark.deploy.SparkSubmit",
                "--master",
                master,
                "--conf",
                "spark.ui.enabled=false",
                "--class",
                SparkRun.class.getName(),
                System.getProperty("test.spark.program")));
        words.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectError(log(name).toFile())
                .redirectOutput(folder.resolve(name + ".out").toFile());
        builder.environment().put("SPARK_HOME", SPARK.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        return builder.start();
    }

    /** The output of a run. */
    String printed(String name) throws IOException {
        return Files.readString(folder.resolve(name + ".out"));
    }

    /** The output of a command, which must succeed. */
    String plyspace(String... arguments) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(HOME.resolve("plyspace").toString()));
        words.addAll(List.of(arguments));
        Path out = Files.createTempFile(folder, "command", ".out");
        Process process = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .redirectOutput(out.toFile())
                .start();
        if (process.waitFor() != 0) {
            throw new IllegalStateException(words + " ended with " + process.exitValue());
        }
        return Files.readString(out);
    }
}

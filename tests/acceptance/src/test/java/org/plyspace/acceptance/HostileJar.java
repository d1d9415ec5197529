package org.plyspace.acceptance;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.plyspace.api.Spi;
import org.plyspace.api.Variant;
import org.plyspace.cli.skeleton.Skeleton;

/** Makes jars whose rule set {@code hostile} is the one of a new project, but for one deed at one point. */
final class HostileJar {

    private static final String PROVIDER = "stranger.Hostile";

    private final Map<String, byte[]> classes = new LinkedHashMap<>();

    /** Compiles, with a folder of its own to work in. */
    HostileJar(Path work) throws IOException {
        Path sources = Files.createDirectories(work.resolve("sources"));
        new Skeleton("sound", URI.create("file:/none"), Optional.of("Sound.")).writeTo(sources.resolve("sound"));
        Path into = Files.createDirectories(work.resolve("classes"));
        try (Stream<Path> all = Files.walk(sources.resolve("sound/src/main/java"));
                InputStream hostile = HostileJar.class.getResourceAsStream("Hostile.java.txt")) {
            List<Path> files = new ArrayList<>(
                    all.filter(file -> file.toString().endsWith(".java")).toList());
            files.add(Files.write(sources.resolve("Hostile.java"), hostile.readAllBytes()));
            compile(files, into);
        }
        try (Stream<Path> compiled = Files.walk(into)) {
            for (Path file : compiled.filter(Files::isRegularFile).toList()) {
                classes.put(into.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
    }

    private static void compile(List<Path> files, Path into) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            List<String> options =
                    List.of("-d", into.toString(), "-proc:none", "-classpath", System.getProperty("java.class.path"));
            if (!compiler.getTask(messages, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call()) {
                throw new IllegalStateException(messages.toString());
            }
        }
    }

    /** A jar that commits a deed, as its source names them, at a point: the constructor or a method. */
    Path write(Path jar, String deed, String point) throws IOException {
        Map<String, byte[]> entries = new LinkedHashMap<>(classes);
        entries.put("META-INF/services/" + Variant.class.getName(), PROVIDER.getBytes(StandardCharsets.UTF_8));
        entries.put("deed", (deed + " " + point).getBytes(StandardCharsets.UTF_8));
        return write(jar, entries);
    }

    /** A jar of these entries, with the manifest of a jar of rule sets. */
    static Path write(Path jar, Map<String, byte[]> entries) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue(Spi.MANIFEST_ATTRIBUTE, String.valueOf(Spi.VERSION));
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                out.putNextEntry(new ZipEntry(entry.getKey()));
                out.write(entry.getValue());
                out.closeEntry();
            }
        }
        return jar;
    }
}

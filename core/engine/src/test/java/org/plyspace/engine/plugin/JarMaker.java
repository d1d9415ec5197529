package org.plyspace.engine.plugin;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.plyspace.api.Spi;

/** Compiles Java sources and packs them into a real jar, like another developer's build. */
final class JarMaker {

    private static final String SERVICES = "META-INF/services/";

    private final Path work;
    private final Map<String, byte[]> entries = new TreeMap<>();
    private final Manifest manifest = new Manifest();

    private String classPath = System.getProperty("java.class.path");

    /** Creates a maker with a working folder of its own. */
    JarMaker(Path work) {
        this.work = work;
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest(Spi.MANIFEST_ATTRIBUTE, String.valueOf(Spi.VERSION));
    }

    /** Adds classes of a library, against which later classes are compiled. */
    JarMaker library(List<Path> jars) throws IOException {
        for (Path jar : jars) {
            contentOf(jar);
            classPath = jar + File.pathSeparator + classPath;
        }
        return this;
    }

    /** Adds classes compiled from sources, given by their names with packages. */
    JarMaker classes(Map<String, String> sources) throws IOException {
        Path sourceFolder = Files.createTempDirectory(work, "src");
        Path classFolder = Files.createTempDirectory(work, "classes");
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = sourceFolder.resolve(source.getKey().replace('.', '/') + ".java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue());
            files.add(file);
        }
        compile(files, classFolder);
        try (Stream<Path> compiled = Files.walk(classFolder)) {
            for (Path file : compiled.filter(Files::isRegularFile).toList()) {
                entries.put(classFolder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        return this;
    }

    private void compile(List<Path> files, Path into) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            List<String> options =
                    List.of("-d", into.toString(), "-proc:none", "--release", "17", "-classpath", classPath);
            boolean done = compiler.getTask(
                            messages, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call();
            if (!done) {
                throw new IllegalStateException(messages.toString());
            }
        }
    }

    /** Adds an entry that names providers of a service. */
    JarMaker provides(Class<?> service, String... providers) {
        return entry(SERVICES + service.getName(), String.join("\n", providers) + "\n");
    }

    JarMaker entry(String name, String content) {
        entries.put(name, content.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    /** Adds the content of another jar like a shaded jar, without its manifest and module descriptor. */
    private void contentOf(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : Collections.list(file.entries())) {
                if (!entry.isDirectory() && !entry.getName().matches("META-INF/MANIFEST.MF|(.*/)?module-info.class")) {
                    entries.put(entry.getName(), file.getInputStream(entry).readAllBytes());
                }
            }
        }
    }

    JarMaker without(String name) {
        if (entries.remove(name) == null) {
            throw new IllegalArgumentException("no entry " + name + " among " + entries.keySet());
        }
        return this;
    }

    JarMaker withoutManifest(String attribute) {
        manifest.getMainAttributes().remove(new Attributes.Name(attribute));
        return this;
    }

    JarMaker manifest(String attribute, String value) {
        manifest.getMainAttributes().putValue(attribute, value);
        return this;
    }

    /** Writes the jar. */
    Path write(Path jar) throws IOException {
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

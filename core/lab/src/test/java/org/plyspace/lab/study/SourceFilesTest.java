package org.plyspace.lab.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.Variant;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.testing.CoinVariant;

class SourceFilesTest {

    private static final String CLASS = CoinVariant.class.getName();

    @TempDir
    private Path folder;

    /** A rule set written as data depends on its file and on the code that reads it: either may change. */
    @Test
    void rulesAsDataComeFromTheirFileAndFromTheJarThatReadsThem() throws IOException {
        Path data = Files.writeString(folder.resolve("coin.json"), "{}");
        Path jar = folder.resolve("reader.jar");
        List<SourceFile> before = sources(jar(jar, "one"), data);

        assertEquals(
                List.of("coin.json", "reader.jar"),
                before.stream().map(SourceFile::file).toList());
        assertEquals(
                List.of("coin", "coin"), before.stream().map(SourceFile::usedBy).toList());
        List<SourceFile> after = sources(jar(jar, "another"), data);
        assertEquals(before.get(0), after.get(0));
        assertNotEquals(before.get(1).sha256(), after.get(1).sha256());
    }

    @Test
    void aJarThatARuleSetWasFoundInIsNamedOnce() throws IOException {
        Path jar = jar(folder.resolve("rules.jar"), "one");

        assertEquals(1, sources(jar, jar).size());
    }

    private static List<SourceFile> sources(Path jar, Path foundIn) throws IOException {
        try (OwnClass loader = new OwnClass(jar)) {
            Variant variant = (Variant) loader.loadClass(CLASS).getConstructor().newInstance();
            return SourceFiles.of(new FoundVariant(variant, "coin", foundIn, Origin.PLUGIN));
        } catch (ReflectiveOperationException impossible) {
            throw new LinkageError(impossible.getMessage(), impossible);
        }
    }

    private static Path jar(Path jar, String comment) throws IOException {
        String entry = CLASS.replace('.', '/') + ".class";
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream made = new JarOutputStream(file);
                InputStream code = CoinVariant.class.getClassLoader().getResourceAsStream(entry)) {
            made.setComment(comment);
            made.putNextEntry(new ZipEntry(entry));
            code.transferTo(made);
        }
        return jar;
    }

    /** Loads one class from a jar, although the test has it too. */
    private static final class OwnClass extends URLClassLoader {

        OwnClass(Path jar) throws IOException {
            super(new URL[] {jar.toUri().toURL()}, SourceFilesTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return name.equals(CLASS) ? findClass(name) : super.loadClass(name, resolve);
        }
    }
}

package org.plyspace.engine.plugin;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.plyspace.api.Variant;

/** Sources of small variants, and jars of them. */
final class VariantSources {

    private VariantSources() {}

    /** A class {@code stranger.<name>}, a variant with an id and further members or initialisers. */
    static String variant(String name, String id, String more) {
        return """
                package stranger;
                import java.util.List;
                import org.plyspace.api.*;
                public class %s implements Variant {
                    @Override public String id() { return %s; }
                    @Override public String title() { return "title of %s"; }
                    @Override public String summary() { return "summary"; }
                    @Override public String source() { return "source"; }
                    @Override public List<Option> options() { return List.of(); }
                    @Override public Rules rules(OptionValues values) { throw new IllegalStateException("no rules yet"); }
                    %s
                }
                """.formatted(name, id, name, more);
    }

    /** A complete jar with one variant of an id. */
    static Path jar(Path work, Path file, String id) throws IOException {
        return new JarMaker(work)
                .classes(Map.of("stranger.Sample", variant("Sample", "\"" + id + "\"", "")))
                .provides(Variant.class, "stranger.Sample")
                .write(file);
    }

    /** An unfinished jar with one variant whose class has further members or initialisers. */
    static JarMaker oneClass(Path work, String more) throws IOException {
        return new JarMaker(work)
                .classes(Map.of("stranger.Sample", variant("Sample", "\"sample\"", more)))
                .provides(Variant.class, "stranger.Sample");
    }
}

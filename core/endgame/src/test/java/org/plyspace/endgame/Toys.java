package org.plyspace.endgame;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;
import org.plyspace.endgame.TableFolder.ClockLimit;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;

/** Rule sets of the tests, and their tables. */
final class Toys {

    private static final Path EXAMPLES = Path.of("..", "..", "examples", "json");

    private Toys() {}

    /** The rules of a file beside the tests or, if there is none, among the examples; options as {@code name=value} or {@code -}. */
    static Rules rules(String file, String options) {
        VariantSource source =
                ServiceLoader.load(VariantSource.class).findFirst().orElseThrow();
        try (InputStream content = open(file)) {
            Variant variant = source.read(file, content);
            int equals = options.indexOf('=');
            Map<String, String> given = options.equals("-")
                    ? Map.of()
                    : Map.of(options.substring(0, equals), options.substring(equals + 1));
            return variant.rules(OptionValues.of(variant.options(), given));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The rules of a file with another end: what JSON says between the braces. */
    static Rules ending(String file, String end) {
        return changed(file, "\"start\"", "\"end\": {" + end + "}, \"start\"");
    }

    /** The rules of a file in which a text stands for another one. */
    static Rules changed(String file, String before, String after) {
        VariantSource source =
                ServiceLoader.load(VariantSource.class).findFirst().orElseThrow();
        try (InputStream content = open(file)) {
            String text = new String(content.readAllBytes(), StandardCharsets.UTF_8).replace(before, after);
            Variant variant = source.read(file, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            return variant.rules(OptionValues.of(variant.options(), Map.of()));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static InputStream open(String file) throws IOException {
        InputStream beside = Toys.class.getResourceAsStream(file);
        return beside != null ? beside : Files.newInputStream(EXAMPLES.resolve(file));
    }

    static FixedBoards ground(String file, String options) {
        Rules rules = rules(file, options);
        return new FixedBoards(rules, Arrangement.atHome(rules));
    }

    /** The tables of a material and all that follow. */
    static TableSet tables(FixedBoards ground, String material, TableBuilder.Direction direction) {
        TableBuilder builder = new TableBuilder(ground, 2, direction);
        TableSet set = new TableSet(ground, List.of());
        for (Material next : ground.closure(ground.tableOf(Material.parse(ground.rules(), material)))) {
            List<Table> more = new ArrayList<>(set.tables());
            more.add(builder.make(builder.plan(next, set), Optional.empty(), BuildListener.NONE));
            set = new TableSet(ground, more);
        }
        return set;
    }

    /** The same with the clock of the rules. */
    static TableSet clockTables(FixedBoards ground, String material, TableBuilder.Direction direction) {
        TableBuilder builder = new TableBuilder(ground, 2, direction);
        TableSet set = new TableSet(ground, List.of());
        Material own = ground.tableOf(Material.parse(ground.rules(), material));
        int plies = new ClockLimit(ground).plies(own);
        for (Material next : ground.closure(own)) {
            List<Table> more = new ArrayList<>(set.tables());
            more.add(builder.makeWithClock(builder.plan(next, set), plies, BuildListener.NONE));
            set = new TableSet(ground, more);
        }
        return set;
    }

    /** The table of a material in a set. */
    static Table table(TableSet set, String material) {
        Material wanted = set.ground().tableOf(Material.parse(set.ground().rules(), material));
        return set.tables().stream()
                .filter(table -> table.material().equals(wanted))
                .findFirst()
                .orElseThrow();
    }
}

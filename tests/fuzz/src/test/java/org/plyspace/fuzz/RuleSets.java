package org.plyspace.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;

/** The rule sets that texts are read for: the bundled ones, and examples written as data. */
final class RuleSets {

    /** Settings of both families, which cover every field of a position's text. */
    static final List<String> SPECS = List.of(
            "twoboard",
            "twoboard:protectors=on,castling=off",
            "koernke",
            "koernke:kings=both",
            "cube:n=3",
            "meder",
            "meder:edition=tournament,enPassant=off",
            "meder:shadow=off",
            "roth",
            "roth:pathB=instead,doubleStep=off",
            "roth:carriedPawn=fresh",
            "hill",
            "orthodox-json",
            "spaceshogi-json",
            "dragonchess-json",
            "threedc",
            "flying",
            "hex-raumschach",
            "parton-cubic:compulsion=on",
            "threechecks");

    /** The registry of all of them. */
    static final Registry REGISTRY = new Registry(Plugins.of(found(), List.of()));

    /** The starts for rules without one of their own. */
    private static final Map<String, String> STARTS = Map.of("cube:n=3", "III:2k/3/3|II:3/3/3|I:K1R/3/3 b - - 0 1");

    private static final List<Integer> PLIES = List.of(0, 15, 60, 120);

    private static final Map<String, List<Position>> POSITIONS = new ConcurrentHashMap<>();

    private RuleSets() {}

    /** The rules of one of {@link #SPECS}. */
    static Rules rules(String setting) {
        return REGISTRY.rules(setting);
    }

    /** Positions of these rules from the start onwards; they must not be changed. */
    static List<Position> positions(String setting) {
        return POSITIONS.computeIfAbsent(setting, RuleSets::played);
    }

    private static List<Position> played(String setting) {
        return PLIES.stream().map(plies -> played(setting, plies)).toList();
    }

    private static Position played(String setting, int plies) {
        Rules rules = rules(setting);
        Position position =
                STARTS.containsKey(setting) ? rules.readPosition(STARTS.get(setting)) : rules.startPosition();
        Random random = new Random(plies);
        for (int ply = 0; ply < plies && position.outcome().isEmpty(); ply++) {
            position.make(position.randomMove(random, new MoveList()));
        }
        return position;
    }

    private static List<FoundVariant> found() {
        List<FoundVariant> found = new ArrayList<>();
        ServiceLoader.load(Variant.class).forEach(variant -> found.add(found(variant)));
        for (String name : List.of(
                "hill",
                "orthodox",
                "spaceshogi",
                "dragonchess",
                "threedc",
                "flying",
                "hex-raumschach",
                "parton-cubic")) {
            found.add(found(read(Corpus.MODULE.resolve("../../examples/json/" + name + ".json"))));
        }
        found.add(found(read(Corpus.of(Target.RULES).resolve("good-three-checks"))));
        return found;
    }

    private static FoundVariant found(Variant variant) {
        return new FoundVariant(new RememberingVariant(variant), variant.id(), Path.of(variant.id()), Origin.BUNDLED);
    }

    private static Variant read(Path file) {
        try (InputStream content = Files.newInputStream(file)) {
            VariantSource source =
                    ServiceLoader.load(VariantSource.class).iterator().next();
            return source.read(file.getFileName().toString(), content);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

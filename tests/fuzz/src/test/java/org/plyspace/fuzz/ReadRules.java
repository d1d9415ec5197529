package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.plyspace.api.MoveList;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Option;
import org.plyspace.api.OptionException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.variant.json.JsonVariantSource;

/** A file of rules. Accepted rules must compile with all of their options, and games can be played by them. */
final class ReadRules implements Reading {

    /** The largest board to play on; for larger ones, compiling in the reader is enough. */
    private static final int MOST_CELLS = 500;

    private static final int PLIES = 6;

    @Override
    public boolean read(byte[] input) {
        Variant variant = variant(input);
        Rules rules = variant.rules(OptionValues.of(variant.options(), Map.of()));
        if (rules.cells() <= MOST_CELLS) {
            play(rules);
            for (Option option : variant.options()) {
                option.choices()
                        .forEach(value ->
                                compiled(variant, Map.of(option.name(), value)).ifPresent(ReadRules::play));
            }
        }
        return true;
    }

    private static Variant variant(byte[] input) {
        try {
            return new JsonVariantSource().read("fuzzed.json", new ByteArrayInputStream(input));
        } catch (IOException cannotBe) {
            throw new UncheckedIOException(cannotBe);
        }
    }

    private static Optional<Rules> compiled(Variant variant, Map<String, String> given) {
        try {
            return Optional.of(variant.rules(OptionValues.of(variant.options(), given)));
        } catch (OptionException refused) {
            return Optional.empty();
        }
    }

    private static void play(Rules rules) {
        assertFalse(rules.rulebook().isEmpty(), "no rulebook");
        Position position;
        try {
            position = rules.startPosition();
        } catch (NoStartException none) {
            return;
        }
        Random random = new Random(1);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < PLIES && position.outcome().isEmpty(); ply++) {
            position.make(position.randomMove(random, moves));
            String text = position.words().text();
            assertEquals(text, rules.write(rules.read(text)), "a position's text, read and written");
        }
    }
}

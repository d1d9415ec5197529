package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.TextException;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;
import org.plyspace.testing.TestForm;

/** Whatever the reader accepts can be played: no combination of what a file may say is too strange. */
final class RandomRulesTest {

    private static final int FILES = TestForm.count(100, 30);
    private static final int PLIES = 20;
    private static final int FEWEST_PLAYED = TestForm.count(20, 5);

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void acceptedRulesCanBePlayed(long seed) throws IOException {
        playAll(seed, RandomRules::next);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void acceptedRulesOfTheSecondFormatCanBePlayed(long seed) throws IOException {
        playAll(seed, RandomRules::nextOfSecondFormat);
    }

    private static void playAll(long seed, Function<Random, String> rules) throws IOException {
        Random random = new Random(seed);
        int played = 0;
        for (int i = 0; i < FILES; i++) {
            String text = rules.apply(random);
            Optional<Variant> variant = read(text);
            if (variant.isPresent()) {
                play(variant.get().rules(OptionValues.of(variant.get().options(), Map.of())), random, text);
                played++;
            }
        }
        assertTrue(played >= FEWEST_PLAYED, "only " + played + " could be played");
    }

    private static Optional<Variant> read(String text) throws IOException {
        try {
            return Optional.of(new JsonVariantSource()
                    .read("random.json", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))));
        } catch (TextException refused) {
            assertTrue(refused.getMessage().contains("line "), refused.getMessage());
            return Optional.empty();
        }
    }

    private static void play(Rules rules, Random random, String text) {
        Position position = rules.startPosition();
        MoveList moves = new MoveList();
        for (int ply = 0; ply < PLIES && position.outcome().isEmpty(); ply++) {
            moves.clear();
            position.legalMoves(moves);
            check(position, moves, text);
            position.make(moves.get(random.nextInt(moves.size())));
        }
    }

    /** All moves are counted, named apart, judged legal and taken back; the position is what its text says. */
    private static void check(Position position, MoveList moves, String text) {
        Notation machine = position.rules().notations().get(0);
        Position again = position.rules().readPosition(position.words().text());
        assertEquals(moves.size(), position.countLegalMoves(), text);
        assertEquals(moves.size(), again.countLegalMoves(), text);
        assertEquals(position.key(), again.key(), text);
        Set<String> names = new HashSet<>();
        for (int i = 0; i < moves.size(); i++) {
            String name = position.words().text(moves.get(i), machine);
            assertTrue(names.add(name), () -> name + " is two moves of\n" + text);
            assertInstanceOf(Verdict.Legal.class, position.words().judge(name, machine), text);
            position.make(moves.get(i));
            position.unmake();
            assertEquals(again.key(), position.key(), text);
        }
    }
}

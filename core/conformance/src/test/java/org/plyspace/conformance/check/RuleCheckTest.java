package org.plyspace.conformance.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;
import org.plyspace.testing.EveryThirdCase;

@DisplayName("The check of a rule set")
class RuleCheckTest {

    /** Kings and rooks; {@code PIECE} and {@code OPTION} stand for what a test adds. */
    private static final String TINY = """
            {
              "format": "plyspace-lattice/2", "id": "tiny", "title": "Tiny", "summary": "Few cells.",
              "source": "a test", "citation": "a test",
              "board": {"files": 4, "ranks": 4, "squares": "{file}{rank}"}, "plainFen": true,
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}}
                PIECE
              },
              OPTION
              "start": "k1r1/4/4/1R1K w - - 0 1"
            }
            """;

    static List<Path> examples() throws IOException {
        Path folder =
                Path.of(System.getProperty("basedir", "")).toAbsolutePath().resolve("../../examples/json");
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static Variant read(String json) throws IOException {
        return ServiceLoader.load(VariantSource.class)
                .findFirst()
                .orElseThrow()
                .read("rules.json", new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
    }

    private static String tiny(String piece, String option) {
        return TINY.replace("PIECE", piece).replace("OPTION", option);
    }

    private static List<String> failing(RuleCheck check) {
        return check.answers().stream()
                .filter(answer -> !answer.holds())
                .map(CheckAnswer::id)
                .toList();
    }

    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("examples")
    void findsNothingInTheExamples(Path file) throws IOException {
        RuleCheck check = RuleCheck.of(read(Files.readString(file)));
        assertTrue(check.holds(), () -> check.answers().toString());
        check.answers().forEach(answer -> assertTrue(answer.asked() > 0, answer.id()));
        assertEquals(4, check.ends().values().stream().mapToInt(count -> count).sum());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "pieces-move; ', \"S\": {\"name\": \"stone\"}'; ''",
                "options; ''; '\"options\": [{\"name\": \"wind\", \"meaning\": \"nothing\", \"choices\": {\"still\": {}, \"rough\": {}}}],'",
            })
    void findsWhatJsonIsNotRefusedFor(String question, String piece, String option) throws IOException {
        RuleCheck check = RuleCheck.of(read(tiny(piece, option)));
        assertEquals(List.of(question), failing(check), () -> check.answers().toString());
    }

    @Test
    void findsMovesThatAreCountedOtherwise() throws IOException {
        Variant variant = read(tiny("", ""));
        Position sound =
                variant.rules(OptionValues.of(variant.options(), Map.of())).startPosition();
        Position wrong = (Position) Proxy.newProxyInstance(
                RuleCheckTest.class.getClassLoader(), new Class<?>[] {Position.class}, (proxy, method, arguments) -> {
                    Object truth = method.invoke(sound, arguments);
                    return method.getName().equals("countLegalMoves") ? (int) truth + 1 : truth;
                });
        PlayQuestions questions = new PlayQuestions();
        questions.ask(wrong);
        List<CheckAnswer> answers = questions.answers();
        assertEquals(
                List.of(false, true, true),
                answers.stream().map(CheckAnswer::holds).toList());
        assertTrue(answers.get(0).failure().orElseThrow().endsWith("as listed"), answers::toString);
    }
}

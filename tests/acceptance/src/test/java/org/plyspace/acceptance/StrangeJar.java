package org.plyspace.acceptance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import tools.jackson.databind.json.JsonMapper;

/**
 * Makes a jar of a rule set that nobody thought of: boards of any number, size and shape, off their places, pieces that no chess has, hands,
 * castling, an option, and texts that are long or look like markup. All follows from a seed.
 */
final class StrangeJar {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String LETTERS = "ABCDEFGHIJLMNOQRSTUVWYZ";
    private static final int ATTEMPTS = 1_000;

    private final Random random;
    private final String id;
    private final int files;
    private final int ranks;
    private final int levels;
    private final List<String> boards;
    private final String types;
    private final String declaration;

    private StrangeJar(long seed) {
        random = new Random(seed);
        id = id(seed);
        files = between(4, 8);
        ranks = between(5, 8);
        levels = between(2, 7);
        boards = IntStream.range(0, levels)
                .mapToObj(level -> (char) ('A' + level) + word(between(2, 7)))
                .toList();
        List<String> letters = new ArrayList<>(LETTERS.chars()
                .mapToObj(letter -> String.valueOf((char) letter))
                .filter(letter -> !"PR".contains(letter))
                .toList());
        Collections.shuffle(letters, random);
        types = String.join("", letters.subList(0, between(2, 5)));
        declaration = declaration();
    }

    /** What the rule set of a seed is called. */
    static String id(long seed) {
        return "strange-of-seed-" + seed;
    }

    /**
     * Writes the jar of a seed.
     *
     * @param plugins the folder that it is put into
     * @return the rule set's id
     */
    static String write(Path plugins, long seed) throws IOException {
        StrangeJar strange = new StrangeJar(seed);
        Path trial = Files.createTempDirectory(plugins.getParent(), "strange");
        strange.write(trial, "\"noStart\": \"to be found\"");
        String start = strange.start(ExamplePlugins.registry(trial).rules(strange.id));
        return strange.write(plugins, strange.castling() + ", \"start\": " + JSON.writeValueAsString(start));
    }

    private String write(Path folder, String start) throws IOException {
        HostileJar.write(
                folder.resolve(id + ".jar"),
                Map.of(
                        "META-INF/plyspace/" + id + ".json",
                        "%s, %s}".formatted(declaration, start).getBytes(StandardCharsets.UTF_8)));
        return id;
    }

    /** A start, the same for both sides but for who moves first, in which nobody is in check and something can move. */
    private String start(Rules rules) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Setup.Builder setup = rules.empty().toBuilder();
            put(setup, rules, 'K', 0, 2, 1);
            put(setup, rules, 'R', 0, files, 1);
            for (int i = 0; i < files; i++) {
                put(setup, rules, any("PP" + types), random.nextInt(2), between(1, files), 2);
            }
            Setup whole = setup.build();
            if (rules.faults(whole, Purpose.GAME).isEmpty()) {
                Position position = rules.position(whole, Purpose.GAME);
                if (!position.inCheck() && position.hasLegalMove()) {
                    return rules.write(whole).replace(" w - ", " w Kk ");
                }
            }
        }
        throw new IllegalStateException("no start of " + id + " can be played");
    }

    /** A white piece on a square, and a black one on the opposite square. */
    private void put(Setup.Builder setup, Rules rules, char symbol, int level, int file, int rank) {
        int type = IntStream.range(0, rules.pieceTypes().size())
                .filter(i -> rules.pieceTypes().get(i).symbol().equals(String.valueOf(symbol)))
                .findFirst()
                .orElseThrow();
        setup.piece(cell(rules, square(level, file, rank)), Piece.code(Side.WHITE, type));
        setup.piece(cell(rules, square(levels - 1 - level, file, ranks + 1 - rank)), Piece.code(Side.BLACK, type));
    }

    private static int cell(Rules rules, String square) {
        return rules.layout(rules.empty()).boards().stream()
                .flatMap(board -> board.squares().stream())
                .filter(each -> each.name().equals(square))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no square " + square))
                .cell();
    }

    private String square(int level, int file, int rank) {
        return boards.get(level) + "(" + (char) ('a' + file - 1) + rank + ")";
    }

    private String declaration() {
        return """
                {"format": "plyspace-lattice/2", "id": "%s",
                 "title": "The <b>strange</b> chess & its endless name, which goes on and on, of seed %s",
                 "summary": "%s", "source": "<img src=x onerror=alert(1)>", "citation": "</script><script>alert(2)</script>",
                 "board": {"files": %d, "ranks": %d, "levels": %d, "boards": %s, "squares": "{level}({file}{rank})",
                   "missing": {"boards": ["%s"], "files": [1, -1], "ranks": [3]}, "offset": {"levels": %s, "ranks": %s}},
                 "pieces": {
                   "K": {"name": "overlord of all these levels", "royal": true, "leaps": {"turns": [1, 0, 0]}},
                   "R": {"name": "runner", "rides": {"turns": [1, 0, 0]}},
                   "P": {"name": "pawn", "pawn": {"advances": [[0, 1, 0], [0, 0, 1]], "captures": [[1, 1, 0], [-1, 1, 0]],
                     "promotion": {"ranks": -1}, "promotesTo": "R%s"}},
                   %s},
                 "hands": {"held": "PR%s", "most": 63, "drops": {"P": {"forbidden": {"ranks": -1}}}}, "end": {"checks": 9, "clock": 60},
                 "options": [{"name": "heightOfTheVaultAboveTheNave", "meaning": "%s", "choices": {
                   "as-it-was-in-the-beginning": {}, "low": {"end": {"clock": 30}}, "lower": {"end": {"clock": 20}}}}]""".formatted(
                id,
                id,
                "Nobody plays <i>this</i>, but somebody could. ".repeat(10).strip(),
                files,
                ranks,
                levels,
                JSON.writeValueAsString(boards),
                boards.get(levels / 2),
                random(List.of("0", "0.5", "[0, 1]", "1.25")),
                random(List.of("0", "0", "0.5")),
                types,
                pieces(),
                types,
                "How high it is, and & how <u>much</u> that matters to those below. "
                        .repeat(7)
                        .strip());
    }

    /** Which needs a start. */
    private String castling() {
        return "\"castling\": {\"ways\": {\"text\": \"O-O\", \"right\": \"K\", \"king\": %s, \"rook\": %s}}"
                .formatted(
                        JSON.writeValueAsString(List.of(square(0, 2, 1), square(0, files > 4 ? 4 : 3, 1))),
                        JSON.writeValueAsString(List.of(square(0, files, 1), square(0, files > 4 ? 3 : 2, 1))));
    }

    private String pieces() {
        return String.join(
                ",\n",
                types.chars()
                        .mapToObj(letter -> "\"%c\": {\"name\": \"%s %s\", %s: [%d, %d, %d]}%s}"
                                .formatted(
                                        letter,
                                        word(between(3, 14)),
                                        word(between(3, 14)),
                                        random(List.of("\"leaps\": {\"turns\"", "\"rides\": {\"signs\"")),
                                        between(1, 3),
                                        between(0, 2),
                                        between(0, 2),
                                        random(List.of("", ", \"figure\": \"M10 10 H90 V90 H10 Z\""))))
                        .toList());
    }

    private int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    private char any(String letters) {
        return letters.charAt(random.nextInt(letters.length()));
    }

    private String random(List<String> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private String word(int letters) {
        return random.ints(letters, 'a', 'w' + 1)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}

package org.plyspace.variant.json;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes files of rules that nobody would think of, most of them without mistakes but for their start. */
final class RandomRules {

    private final Random random;
    private final int files;
    private final int ranks;
    private final int levels;

    private RandomRules(Random random) {
        this.random = random;
        this.files = between(2, 6);
        this.ranks = between(3, 7);
        this.levels = between(1, 4);
    }

    static String next(Random random) {
        return new RandomRules(random).text();
    }

    /** The same in the second format, with modes, promotions, drops, freezing and ends that nobody would think of either. */
    static String nextOfSecondFormat(Random random) {
        return new RandomRules(random).secondText();
    }

    private String secondText() {
        String promotes = one(2)
                ? ", \"promotes\": {\"to\": \"+A\", \"zone\": " + cells() + ", \"leaving\": " + one(2)
                        + ", \"forced\": " + one(4) + "}"
                : "";
        return """
            {"format": "plyspace-lattice/2", "id": "random", "title": "t", "summary": "s", "source": "s",
            "board": {"files": %d, "ranks": %d, "levels": %d, "levelsWrap": %b, "squares": "{level}{file}{rank}"},
            "mirror": "%s",
            "pieces": {"K": {"name": "king", "royal": true, "leaps": %s}, "A": {"name": "a", "rides": %s%s},
                "+A": {"name": "more", "modes": [%s, %s]}, "B": {"name": "b", "modes": [%s, %s], "resetsClock": %b},
                "C": {"name": "c", "leaps": %s, "modes": %s},
                "P": {"name": "pawn", "pawn": %s%s}},
            %s%s%s%s
            "end": {"stalemate": "%s", "bareKing": %b, "clock": %d, "captureResets": %b},
            "start": "%s %s - - 0 1"}\
            """.formatted(
                        files,
                        ranks,
                        levels,
                        levels > 1 && one(3),
                        oneOf("ranks", "ranks and levels", "files and ranks"),
                        steps(),
                        steps(),
                        promotes,
                        mode(),
                        mode(),
                        mode(),
                        mode(),
                        one(2),
                        steps(),
                        mode(),
                        "{" + pawn().substring(pawn().indexOf("\"advances\"")),
                        one(3) ? ", \"modes\": " + mode() : "",
                        one(3) ? "\"hands\": {\"held\": \"ABC\", \"heldAs\": {\"+A\": \"A\"}, \"most\": 20},\n" : "",
                        one(3) ? "\"freezing\": {\"piece\": \"C\", \"step\": [0, 1, 0]},\n" : "",
                        one(6) ? "\"arrival\": {\"step\": [1, 0, 0]},\n" : "",
                        one(6) ? "\"mustCapture\": true,\n" : "",
                        oneOf("draw", "win", "loss"),
                        one(2),
                        between(0, 60),
                        one(2),
                        placement(),
                        one(50) ? "b" : "w");
    }

    private String mode() {
        String conditions = (one(3) ? ", \"from\": " + cells() : "") + (one(3) ? ", \"to\": " + cells() : "");
        String does = one(2) ? ", \"does\": \"" + oneOf("move", "capture", "move or capture") + "\"" : "";
        conditions += one(3) && !does.endsWith("\"move\"") ? ", \"mayCapture\": \"" + oneOf("K", "A", "PB") + "\"" : "";
        return switch (between(0, 6)) {
            case 0 -> "{\"slide\": " + steps() + ", \"reach\": " + between(1, 4) + does + conditions + "}";
            case 1 -> "{\"leap\": " + steps() + does + conditions + "}";
            case 2 -> "{\"leapTo\": " + cells() + does + "}";
            case 3 -> "{\"lame\": {\"flat\": [" + step() + ", " + step() + "]}" + does + conditions + "}";
            case 4 -> "{\"hop\": " + steps() + does + conditions + "}";
            case 5 -> "{\"afar\": " + steps() + conditions + "}";
            default -> "{\"stay\": true" + (one(3) ? ", \"from\": " + cells() : "") + "}";
        };
    }

    private String text() {
        return """
            {"format": "plyspace-lattice/1", "id": "random", "title": "t", "summary": "s", "source": "s",
            "board": {"files": %d, "ranks": %d, "levels": %d, "levelsWrap": %b, "squares": "%s"},
            "pieces": {"K": {"name": "king", "royal": true, "%s": %s}, "A": {"name": "a", "rides": %s},
                "B": {"name": "b", "leaps": %s}, "C": {"name": "c", "rides": %s, "leaps": %s}},
            "pawn": %s,
            "start": "%s %s - - 0 1"}\
            """.formatted(
                        files,
                        ranks,
                        levels,
                        levels > 1 && one(3),
                        one(2) ? "{level}{file}{rank}" : "{FILE}{rank}({level})",
                        one(4) ? "rides" : "leaps",
                        steps(),
                        steps(),
                        steps(),
                        steps(),
                        steps(),
                        pawn(),
                        placement(),
                        one(50) ? "b" : "w");
    }

    private String pawn() {
        String promotion = one(2) ? ", \"promotion\": " + cells() + ", \"promotesTo\": \"AB\"" : "";
        String doubleStep = one(2) ? ", \"doubleStep\": " + cells() + ", \"enPassant\": " + one(2) : "";
        return """
            {"letter": "P", "name": "pawn", "advances": %s, "captures": %s, "blockedBy": "%s"%s%s}\
            """.formatted(
                        steps(),
                        steps(),
                        oneOf("nothing more", "any advance occupied", "enemy on capture"),
                        promotion,
                        doubleStep);
    }

    private String cells() {
        return oneOf(
                "{\"ranks\": -1}",
                "{\"ranks\": [2, 3]}",
                "{\"levels\": -1}",
                "{\"ranks\": -1, \"levels\": -1}",
                "{\"files\": 1, \"ranks\": 2}");
    }

    private String steps() {
        return IntStream.range(0, between(1, 3))
                .mapToObj(i -> one(3) ? "{\"" + oneOf("turns", "signs", "flat") + "\": " + step() + "}" : step())
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private String step() {
        return List.of(between(-2, 2), between(-2, 2), oneOf(-1, 1)).toString();
    }

    /**
     * A king per side, and men on up to a quarter of the squares, most of them in their side's half of a board: where they stand among each
     * other, somebody is in check, a pawn promoted or nobody able to move in most starts.
     */
    private String placement() {
        StringBuilder men = new StringBuilder("1".repeat(files * ranks * levels));
        for (int i = 0; i < men.length() / 4; i++) {
            int cell = random.nextInt(men.length());
            char man = "ABCPP".charAt(random.nextInt(5));
            boolean black = one(8) ? one(2) : cell % (files * ranks) < files * ranks / 2;
            men.setCharAt(cell, black ? Character.toLowerCase(man) : man);
        }
        men.setCharAt(random.nextInt(men.length() / 2), 'k');
        men.setCharAt(men.length() - 1 - random.nextInt(men.length() / 2), 'K');
        return IntStream.range(0, levels)
                .mapToObj(level -> (levels - level) + ":" + rows(men.substring(level * files * ranks)))
                .collect(Collectors.joining("|"));
    }

    private String rows(String men) {
        return IntStream.range(0, ranks)
                .mapToObj(rank -> row(men.substring(rank * files, (rank + 1) * files)))
                .collect(Collectors.joining("/"));
    }

    private static String row(String men) {
        String row = men;
        for (int run = men.length(); run > 1; run--) {
            row = row.replace("1".repeat(run), String.valueOf(run));
        }
        return row;
    }

    private int between(int low, int high) {
        return low + random.nextInt(high - low + 1);
    }

    private boolean one(int ofSoMany) {
        return random.nextInt(ofSoMany) == 0;
    }

    @SafeVarargs
    private <T> T oneOf(T... choices) {
        return choices[random.nextInt(choices.length)];
    }
}

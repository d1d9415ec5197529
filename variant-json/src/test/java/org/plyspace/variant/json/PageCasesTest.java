package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("What the pages of games brought as files say that holds, and the games beside them")
final class PageCasesTest {

    private static final Path GAMES = Examples.path("../../docs/rules/games");

    private static TextRules rules(String setting) {
        String[] parts = setting.split(":", 2);
        return new TextRules(Examples.read(parts[0] + ".json"), parts.length < 2 ? "" : parts[1]);
    }

    @ParameterizedTest(name = "{0}: {1} on {2} reaches {3}")
    @CsvFileSource(resources = "page-reach.csv")
    void reachOnEmptyBoards(String setting, String piece, String square, int squares) {
        assertEquals(squares, rules(setting).reach(piece, square).size());
    }

    /** Moves are listed by what follows their beginning; castlings whole. */
    @ParameterizedTest(name = "{0}: {1} {2}, {3}")
    @CsvFileSource(resources = "page-cases.csv", delimiter = ';')
    void movesAreThoseOfThePage(String setting, String men, String played, String beginning, String expected) {
        TextPosition position = rules(setting).men(men);
        TextPosition after = played == null ? position : position.play(played.split(" "));

        assertEquals(
                expected == null ? "" : expected,
                after.moves(beginning).stream()
                        .map(move -> move.startsWith("O") ? move : move.substring(beginning.length()))
                        .collect(Collectors.joining(" ")));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "page-starts.csv")
    void firstMovesAreAsManyAsThePageSays(String setting, String expected) {
        TextRules rules = rules(setting);
        MoveList moves = new MoveList();
        rules.start().position().legalMoves(moves);

        assertEquals(
                expected,
                Arrays.stream(moves.toArray())
                        .mapToObj(move -> rules.rules().pieceTypes().get(Piece.type(Move.piece(move))))
                        .collect(Collectors.groupingBy(PieceType::symbol, TreeMap::new, Collectors.counting()))
                        .entrySet()
                        .stream()
                        .map(each -> each.getKey() + each.getValue())
                        .collect(Collectors.joining(" ")));
    }

    static List<Path> games() throws IOException {
        try (Stream<Path> files = Files.list(GAMES)) {
            List<String> examples = Examples.fileNames();
            return files.filter(file ->
                            examples.contains(file.getFileName().toString().replaceFirst("-\\d\\.txt", ".json")))
                    .sorted()
                    .toList();
        }
    }

    /** A game's first line is {@code # setting, who played: how it ended}. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void gamesGoAsTheyAreRecorded(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        String setting = lines.get(0).substring(2, lines.get(0).indexOf(','));
        String[] moves = lines.stream()
                .skip(1)
                .flatMap(line -> Arrays.stream(line.split(" ")).skip(1))
                .toArray(String[]::new);

        assertEquals(
                lines.get(0).substring(lines.get(0).lastIndexOf(": ") + 2),
                rules(setting).start().play(moves).outcome());
    }
}

package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Layout;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveFacts;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.Registry;
import org.plyspace.testing.InWholeForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Moves as JSON say what the text of the moves and the boards say. */
@InWholeForm
class MovesJsonTest {

    private static final Registry REGISTRY = Program.registry();
    private static final int GAMES = 8;
    private static final JsonMapper JSON = new JsonMapper();

    @ParameterizedTest
    @CsvFileSource(resources = "moves-json.tsv", delimiter = '\t', quoteCharacter = '`')
    void aMoveIsTakenApart(String variant, String position, String move, String expected) throws IOException {
        JsonNode listing = json("moves", variant, "--json", "--position", position);

        assertEquals(position, listing.path("position").stringValue());
        List<JsonNode> found = listing.path("moves")
                .valueStream()
                .filter(entry -> entry.path("move").stringValue().equals(move))
                .toList();
        assertEquals(List.of(JSON.readTree(expected)), found);
    }

    @ParameterizedTest(name = "{0}, seeds 1 to 8")
    @CsvSource(
            delimiter = ';',
            value = {"cube", "koernke:kings=both", "meder", "meder:edition=tournament", "roth", "twoboard:protectors=on"
            })
    void movesAgreeWithTheBoardInRandomGames(String variant) {
        Set<String> kinds = new TreeSet<>();
        for (long seed = 1; seed <= GAMES; seed++) {
            Game game = RandomGames.game(REGISTRY.rules(variant), seed);
            Position position = game.position().rules().startPosition();
            for (int ply = 0; ply < game.plies(); ply++) {
                List<MoveFacts> all = MoveTexts.facts(position);
                assertEquals(
                        MoveTexts.sorted(position),
                        all.stream().map(MoveFacts::move).toList());
                for (MoveFacts facts : all) {
                    assertAgrees(position, facts);
                    kinds.add(facts.kind());
                }
                position.make(game.move(ply));
            }
        }
        assertTrue(kinds.contains("normal") && !kinds.contains("other"), kinds.toString());
        assertEquals(variant.startsWith("meder") || variant.startsWith("roth"), kinds.contains("board"));
    }

    private static void assertAgrees(Position position, MoveFacts facts) {
        Layout layout = position.words().layout();
        if (facts.kind().equals("board")) {
            Layout.Board board = layout.movableBoards().stream()
                    .filter(b -> Optional.of(b.name()).equals(facts.board()))
                    .findFirst()
                    .orElseThrow();
            assertEquals(
                    facts.fromAnchor(),
                    board.anchor().map(anchor -> layout.anchors().get(anchor).name()));
            assertTrue(layout.anchors().stream()
                    .anyMatch(anchor -> Optional.of(anchor.name()).equals(facts.toAnchor())));
            assertEquals(Optional.empty(), facts.from().or(facts::to).or(facts::piece));
            return;
        }
        assertEquals(facts.piece(), letterOn(position, layout, facts.from()), facts::move);
        assertEquals(facts.captured(), letterOn(position, layout, facts.capturedAt()), facts::move);
        assertEquals(
                facts.kind().equals("en passant"),
                facts.captured().isPresent() && !facts.capturedAt().equals(facts.to()),
                facts::move);
        assertEquals(Optional.empty(), facts.board().or(facts::fromAnchor).or(facts::toAnchor));
    }

    private static Optional<String> letterOn(Position position, Layout layout, Optional<String> name) {
        return layout.boards().stream()
                .flatMap(board -> board.squares().stream())
                .filter(square -> Optional.of(square.name()).equals(name))
                .map(square -> letter(position, square.cell()))
                .findFirst();
    }

    private static String letter(Position position, int cell) {
        int piece = position.pieceAt(cell);
        return position.rules().pieceTypes().get(Piece.type(piece)).symbol(Piece.side(piece));
    }

    @Test
    void aPiecesReachHasItsMovesToo() throws IOException {
        JsonNode reach = json("moves", "koernke", "--piece", "N", "--at", "2b1", "--json");

        assertEquals(
                reach.path("squares").valueStream().map(JsonNode::stringValue).collect(Collectors.toSet()),
                reach.path("moves")
                        .valueStream()
                        .map(move -> move.path("to").stringValue())
                        .collect(Collectors.toSet()));
        assertEquals("N", reach.path("moves").path(0).path("piece").stringValue());
        assertEquals("2b1", reach.path("moves").path(0).path("from").stringValue());
    }

    private static JsonNode json(String... arguments) throws IOException {
        Program.Result result = new Program().run(arguments);
        assertEquals(0, result.code(), result.err());
        return JSON.readTree(result.out());
    }
}

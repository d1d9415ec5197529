package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.testing.InWholeForm;

/** Games on the page as somebody plays who does not see it: by roles, names and keys alone. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@InWholeForm
class PageByEarTest extends WithoutDrawing {

    private static final String NEARLY_OVER =
            "W:4/n3/Rp2/4|N:K3/4/2RP/4|B:b1B1/4/4/P3|WQL@QL3:P1/2|WKL@KL2:kP/2|BQL@QL6:r1/p1|BKL@QL5:2/2 b - - 4 91";
    private static final int PLIES = 4;

    private ScreenReader reader;

    @BeforeEach
    void listen() {
        reader = new ScreenReader(browser);
    }

    /** Begins a game of two people. */
    private void begin(String variant, Position position) throws InterruptedException {
        browser.go(page.at("play?variant=" + variant + "&position="
                + URLEncoder.encode(position.words().text(), StandardCharsets.UTF_8)));
        reader.type("combobox", "White", Keys.HOME);
        reader.type("combobox", "Black", Keys.HOME);
        reader.press("button", "Begin"::equals);
        reader.awaitSaid(words -> words.startsWith("the game has begun"));
    }

    /** Plays a move that is legal, and hears it. */
    private void play(Position position, long move) throws InterruptedException {
        String text = position.words().text(move, Notation.MACHINE);
        if (Move.kind(move) == Move.BOARD) {
            Layout layout = position.words().layout();
            List<String> names = List.of(text.split("-", 2));
            assertTrue(layout.boards().stream().anyMatch(board -> board.name().equals(names.get(0))), text);
            reader.press("button", names.get(0)::equals);
            reader.press("button", names.get(1)::equals);
        } else if (Move.kind(move) == Move.DROP || Move.kind(move) == Move.CASTLING) {
            reader.type("textbox", "A move", text, Keys.ENTER);
        } else {
            reader.press("button", square(position, Move.from(move)));
            reader.awaitSaid(words -> words.contains("to go"));
            reader.press("button", square(position, Move.to(move)));
            if (isOneOfSeveral(position, move)) {
                reader.press("button", name -> name.endsWith(text));
            }
        }
        String side = position.sideToMove().word();
        reader.awaitSaid(words -> words.contains(side) && words.contains(" " + text));
        position.make(move);
    }

    private static boolean isOneOfSeveral(Position position, long move) {
        return LongStream.of(legal(position))
                        .filter(each -> Move.from(each) == Move.from(move) && Move.to(each) == Move.to(move))
                        .count()
                > 1;
    }

    private static long[] legal(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }

    private static Predicate<String> square(Position position, int cell) {
        String begin = position.words().name(cell) + ", ";
        return name -> name.startsWith(begin);
    }

    private static long move(Position position, String text) {
        return LongStream.of(legal(position))
                .filter(each -> position.words().text(each, Notation.MACHINE).equals(text))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aGameWithAPromotionAndABoardMoveIsPlayedToMate() throws InterruptedException {
        Rules rules = registry.rules("meder");
        Position position = rules.position(rules.read(NEARLY_OVER), Purpose.GAME);
        begin("meder", position);
        for (String text : List.of("b2W-b1W=R", "c4N-z4BKL", "b1W-d1W", "WQL-KL3", "a8B-b7B", "c8B-b7B")) {
            play(position, move(position, text));
        }
        assertTrue(position.outcome().isPresent());
        reader.awaitSaid(words -> words.contains("white wins by checkmate"));
    }

    @ParameterizedTest
    @MethodSource("some")
    void anyRuleSetIsPlayed(String variant) throws InterruptedException {
        Position position = registry.rules(variant).startPosition();
        begin(variant, position);
        Random random = new Random(7);
        for (int ply = 0; ply < PLIES; ply++) {
            long[] moves = legal(position);
            play(position, moves[random.nextInt(moves.length)]);
        }
        reader.press("button", "Resign"::equals);
        reader.awaitDialog("Resign?");
        reader.press("button", "Resign"::equals);
        reader.awaitSaid(words -> words.contains("wins by resignation"));
    }
}

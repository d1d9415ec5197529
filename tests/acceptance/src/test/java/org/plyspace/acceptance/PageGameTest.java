package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Games on the page, by keyboard, mouse and several tabs. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
class PageGameTest extends OnThePage {

    /** A game that ends in mate. */
    private static final Path MATE = Program.HOME.resolve("games/koernke-foolsmate.json");

    private static final int LONGEST_WALK = 64;

    /** Begins a game by the page's own dialog, and waits until it is there. */
    private static void begin(String variant, String white, String black) throws InterruptedException {
        browser.go(page.at("play?variant=" + variant));
        browser.await("return Boolean(document.querySelector('[data-begin]'))");
        for (String[] side : new String[][] {{"white", white}, {"black", black}}) {
            browser.run("""
                    const players = document.querySelector('select[data-side=%s]');
                    players.value = '%s';
                    players.dispatchEvent(new Event('change'));
                    """.formatted(side[0], side[1]));
        }
        browser.run("document.querySelector('[data-begin]').click()");
        browser.await("return Boolean(window.plyspace.page?.game?.told)");
    }

    private static void awaitPly(int ply) throws InterruptedException {
        browser.await("return plyspace.page.game.told.ply >= " + ply);
    }

    private static void awaitSaid(int ply, String move) throws InterruptedException {
        awaitPly(ply);
        browser.await("return document.getElementById('said').textContent.includes('" + move + "')");
    }

    private static String here() {
        return (String) browser.run("return document.activeElement.getAttribute('aria-label')?.split(',')[0] ?? ''");
    }

    /** Goes to a square by keys only: to its board, its row, its column. */
    private static void walk(String square) {
        String where =
                "const button = [...document.querySelectorAll('.grid button')].find(each => each.getAttribute('aria-label').startsWith('"
                        + square + ",'));";
        for (int i = 0; i < LONGEST_WALK && !here().equals(square); i++) {
            browser.press((CharSequence) browser.run(where + """
                    const at = document.activeElement, grid = each => each.closest('.grid');
                    if (grid(at) !== grid(button)) return 'b';
                    const a = at.getBoundingClientRect(), b = button.getBoundingClientRect();
                    if (Math.abs(a.top - b.top) > 4) return a.top < b.top ? '\\uE015' : '\\uE013';
                    return a.left < b.left ? '\\uE014' : '\\uE012';
                    """));
        }
        assertEquals(square, here());
    }

    /** Everyday builds type all plies but the last. */
    @Test
    void aMateIsPlayedByKeysAloneAndEachPlyIsSaid() throws IOException, InterruptedException {
        begin("koernke", "human", "human");
        JsonNode moves =
                JsonMapper.builder().build().readTree(Files.readString(MATE)).get("moves");
        int typed = TestForm.count(0, moves.size() - 1);
        for (int ply = 0; ply < typed; ply++) {
            type(moves.get(ply).asString());
            awaitSaid(ply + 1, moves.get(ply).asString());
        }
        browser.run("document.activeElement.blur()");
        for (int i = 0;
                i < LONGEST_WALK && browser.run("return document.activeElement.closest('.grid')") == null;
                i++) {
            browser.press(Keys.TAB);
        }
        for (int ply = typed; ply < moves.size(); ply++) {
            JsonNode move = moves.get(ply);
            String[] squares = move.asString().split("-", -1);
            walk(squares[0]);
            browser.press(Keys.ENTER);
            browser.await("return plyspace.page.hand.moves.length > 0");
            assertTrue(said().contains("places to go") || said().contains("place to go"), said());
            walk(squares[1]);
            browser.press(Keys.SPACE);
            awaitSaid(ply + 1, move.asString());
        }
        assertTrue(said().contains("checkmate"), said());
        assertEquals("1-0", browser.run("return document.querySelector('.turn').dataset.result"));
    }

    @Test
    @InWholeForm
    void whereAPieceMayStayASecondPressOnItPasses(@TempDir Path games, @TempDir Path plugins)
            throws IOException, InterruptedException {
        Files.writeString(plugins.resolve("passing.json"), """
                {"format": "plyspace-lattice/2", "id": "passing", "title": "Passing", "summary": "The king may pass.",
                 "source": "made up", "board": {"files": 4, "ranks": 4, "squares": "{file}{rank}"},
                 "pieces": {"K": {"name": "king", "royal": true, "leaps": [[1, 0, 0], [-1, 0, 0]], "modes": {"stay": true}},
                            "R": {"name": "rook", "rides": [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0]]}},
                 "plainFen": true, "start": "k3/2r1/1R2/3K w - - 0 1"}
                """);
        try (ServedPage server = ServedPage.start(games, plugins)) {
            play(server, "passing", null);
            String press = "void plyspace.page.hand.choose(plyspace.page.picture.names.get('%s').cell)";
            browser.run(press.formatted("d1"));
            browser.await("return plyspace.page.hand.moves.length > 0");
            browser.run(press.formatted("d1"));
            awaitSaid(1, "d1-d1");
            // the rook may not stay: pressed twice it is put back
            browser.run(press.formatted("c3"));
            browser.await("return plyspace.page.hand.moves.length > 0");
            browser.run(press.formatted("c3"));
            browser.await("return plyspace.page.hand.cell === null");
            assertEquals(1L, browser.number("return plyspace.page.game.told.ply"));
            browser.go("about:blank");
        }
    }

    @Test
    void aRefusedMoveIsNotPlayedAndSaysWhy() throws InterruptedException {
        begin("meder", "human", "human");
        type("d2W-b4N");
        browser.await("return Boolean(document.querySelector('.box.why .cite'))");
        assertEquals(0L, browser.number("return plyspace.page.game.told.ply"));
        type("b2W-a4N");
        awaitPly(1);
        assertTrue(browser.run("return document.querySelector('.box.why')") == null);
    }

    @Test
    void twoTabsShowTheSameGame() throws InterruptedException {
        begin("meder", "human", "human");
        String first = browser.tab();
        String address = (String) browser.run("return location.href");
        String second = browser.newTab();
        browser.screen(1000, 700, "light");
        browser.go(address);
        browser.await("return Boolean(window.plyspace?.page?.game?.told && plyspace.line.page)");
        type("b2W-a4N");
        awaitPly(1);
        browser.look(first);
        awaitPly(1);
        assertEquals("white knight b2W-a4N", said());
        browser.run(
                "[...document.querySelectorAll('button')].find(each => each.textContent.trim() === 'Take back').click()");
        browser.await("return plyspace.page.game.told.ply === 0");
        assertEquals("back to ply 0, white to move", said());
        browser.look(second);
        browser.await("return plyspace.page.game.told.ply === 0");
        browser.closeTab();
        browser.look(first);
    }

    @Test
    void aMachineAnswersAndGamesAreSteppedThrough() throws InterruptedException {
        begin("meder", "human", "level1");
        type("b2W-a4N");
        awaitPly(2);
        browser.run("document.querySelector('.moves button[data-ply=\"1\"]').click()");
        browser.await("return plyspace.page.game.ply === 1 && location.search.includes('ply=1')");
        assertEquals(true, browser.run("return document.getElementById('entry').disabled"));
        browser.run("document.querySelector('[aria-label=\"To the last ply\"]').click()");
        browser.await("return plyspace.page.game.atEnd");
        browser.run(
                "[...document.querySelectorAll('button')].find(each => each.textContent.trim() === 'Hint').click()");
        browser.await("return Boolean(plyspace.page.hint?.attempt)");
        browser.run(
                "[...document.querySelectorAll('button')].find(each => each.textContent.trim() === 'Resign').click()");
        browser.await("return document.getElementById('dialog').open");
        browser.press(Keys.TAB, Keys.ENTER);
        browser.await("return Boolean(plyspace.page.game.told.outcome)");
        assertEquals("0-1", browser.run("return document.querySelector('.turn').dataset.result"));
    }

    /** What stands in an element, with the names of pieces that are drawn in it. */
    private static Object read(String selector) {
        return browser.run("""
                const copy = document.querySelector(`%s`).cloneNode(true);
                for (const each of copy.querySelectorAll('[role=img]')) each.textContent = `(${each.getAttribute('aria-label')})`;
                return copy.textContent.replace(/\\s+/g, ' ').trim();
                """.formatted(selector));
    }

    @Test
    void whatAMoveDidIsToldDrawnAsAnArrowAndWrittenWithFigurines() throws InterruptedException {
        play("orthodox", "4k3/P7/8/3p4/4P3/8/8/4K2R w K - 0 1");
        List<String> moves = List.of("exd5", "Kf7", "O-O");
        for (int ply = 1; ply <= moves.size(); ply++) {
            type(moves.get(ply - 1));
            browser.await("return plyspace.page.game.shown === " + ply + " && !plyspace.pending");
            browser.await("return document.querySelectorAll('.arrows .made').length === plyspace.stage.arrows.length");
        }
        assertEquals(2L, browser.number("return plyspace.stage.scene.view.arrows.length"), "king and rook");
        assertEquals("a person: (king)e1 to g1, (rook)h1 to f1, check", read(".answer"));
        assertEquals("exd5", read(".moves [data-ply='1'] span"));
        assertEquals("(king)f7", read(".moves [data-ply='2'] span"));
        browser.run("void plyspace.page.look(1)");
        browser.await("return plyspace.page.game.shown === 1");
        browser.await("return document.querySelectorAll('.arrows .made').length === 1");
        assertEquals("a person: (pawn)e4 takes pawn d5", read(".answer"));
        assertEquals(true, browser.run("""
                const box = name => document.querySelector(`.grid button[data-cell="${plyspace.page.picture.names.get(name).cell}"]`).getBoundingClientRect();
                const [from, to, arrow] = [box('e4'), box('d5'), document.querySelector('.arrows .made').getBoundingClientRect()];
                return arrow.left > from.left - to.width && arrow.right < from.right && arrow.top > to.top && arrow.bottom < from.bottom;
                """));
        browser.run("document.querySelector('[data-form=squares]').click()");
        browser.await("return document.querySelector(\".moves [data-ply='1']\").textContent.trim() === 'e4-d5'");
        browser.run("localStorage.removeItem('notation')");
    }

    @Test
    void onAPhoneWhereAPieceCanGoIsListedAndPlayedFromThere() throws InterruptedException {
        browser.screen(390, 844, "light");
        play("meder", null);
        browser.run("void plyspace.page.hand.select(plyspace.page.picture.names.get('c2W').cell)");
        browser.await("return document.querySelectorAll('.targets button').length > 0");
        assertEquals(
                browser.run("return new Set(plyspace.page.hand.moves.map(move => move.attempt.to)).size"),
                browser.run("return document.querySelectorAll('.targets button').length"));
        String target = (String) browser.run("return document.querySelector('.targets button').textContent.trim()");
        browser.run("document.querySelector('.targets button').click()");
        awaitPly(1);
        assertEquals("c2W-" + target, browser.run("return plyspace.page.game.told.moves[0].move"));
    }

    @Test
    @InWholeForm
    void nineTabsLoad() throws InterruptedException {
        begin("meder", "human", "human");
        String first = browser.tab();
        String address = (String) browser.run("return location.href");
        List<String> tabs = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            tabs.add(browser.newTab());
            browser.go(address);
            browser.await("return Boolean(window.plyspace?.page?.game?.told && plyspace.line.page)");
        }
        for (String tab : tabs) {
            browser.look(tab);
            browser.closeTab();
        }
        browser.look(first);
    }

    private static long anyMove(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.get(moves.size() / 2);
    }

    private static void type(String move) {
        browser.run("document.getElementById('entry').focus()");
        browser.press(move, Keys.ENTER);
    }

    @ParameterizedTest
    @MethodSource("some")
    void movesAreAnimatedButNotWhereMotionIsReduced(String variant) throws InterruptedException {
        begin(variant, "human", "human");
        browser.await("return plyspace.stage.scene?.frames > 0");
        Position position = registry.rules(variant).startPosition();
        browser.run("""
                const { stage } = plyspace, animate = Element.prototype.animate;
                window.seen = {space: 0, flat: 0};
                Element.prototype.animate = function (...how) { seen.flat++; return animate.apply(this, how); };
                const before = stage.scene.animate;
                stage.scene.animate = function (...how) { seen.space++; return before.apply(this, how); };
                """);
        for (boolean reduced : List.of(false, true)) {
            browser.media(Map.of("prefers-reduced-motion", reduced ? "reduce" : "no-preference"));
            long move = anyMove(position);
            String text = position.words().text(move, Notation.MACHINE);
            browser.run("seen.space = seen.flat = 0");
            type(text);
            awaitPly(reduced ? 2 : 1);
            browser.await("return plyspace.page.picture.text === plyspace.page.game.told.at.position");
            String seen = (String) browser.run("return `${seen.space > 0} ${seen.flat > 0}`");
            assertEquals(reduced ? "false false" : "true true", seen, text);
            position.make(move);
        }
    }

    /** Whether the square that the last move came to is in sight on the strip of boards. */
    private static final String IN_SIGHT = """
            const strip = document.querySelector('.flat').getBoundingClientRect(), { to } = plyspace.page.game.told.last.effects.find(each => each.effect === 'step');
            const square = document.querySelector(`.grid button[data-cell="${to}"]`).getBoundingClientRect();
            return square.left >= strip.left && square.right <= strip.right;
            """;

    /** Shows the strip's other end, and plays a move that is not in sight there. */
    private static void playOutOfSight(Position position) throws InterruptedException {
        playOutOfSight(position, () -> {});
    }

    private static void playOutOfSight(Position position, Runnable before) throws InterruptedException {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        long move = LongStream.of(moves.toArray())
                .filter(each -> Move.kind(each) == Move.NORMAL)
                .findFirst()
                .orElseThrow();
        browser.run("document.getElementById('entry').focus({preventScroll: true})");
        assertEquals(true, browser.run("""
                        const strip = document.querySelector('.flat'), square = document.querySelector('.grid button[data-cell="%d"]');
                        return [0, strip.scrollWidth].some(left => {
                          strip.scrollTo({left, behavior: 'instant'});
                          const box = square.getBoundingClientRect(), frame = strip.getBoundingClientRect();
                          return box.right < frame.left || box.left > frame.right;
                        });
                        """.formatted(Move.to(move))));
        before.run();
        browser.press(position.words().text(move, Notation.MACHINE), Keys.ENTER);
        position.make(move);
        browser.await("return plyspace.page.game.told.at.position === '"
                + position.words().text() + "' && plyspace.page.picture.text === plyspace.page.game.told.at.position");
    }

    @ParameterizedTest
    @EveryThirdCase
    @ValueSource(strings = {"meder", "dragonchess"})
    void onAPhoneTheBoardOfAMoveComesIntoSightUnlessAFingerIsOnTheStrip(String variant) throws InterruptedException {
        browser.screen(390, 844, "light");
        begin(variant, "human", "human");
        Position position = registry.rules(variant).startPosition();
        browser.media(Map.of("prefers-reduced-motion", "no-preference"));
        playOutOfSight(position);
        browser.await(IN_SIGHT);
        assertEquals("entry", browser.run("return document.activeElement.id"));

        browser.media(Map.of("prefers-reduced-motion", "reduce"));
        playOutOfSight(position);
        assertEquals(true, browser.run(IN_SIGHT));

        String finger = """
                const strip = document.querySelector('.flat'), [a, b] = strip.querySelectorAll('.grid button');
                const touch = (identifier, target) => new Touch({identifier, target});
                const touches = %2$s, target = '%1$s' === 'touchstart' ? a : b;
                target.dispatchEvent(new TouchEvent('%1$s', {bubbles: true, touches, targetTouches: [], changedTouches: [touch(9, target)]}));
                """;
        playOutOfSight(position, () -> browser.run(finger.formatted("touchstart", "[touch(1, a), touch(2, b)]")));
        assertEquals(false, browser.run(IN_SIGHT));
        browser.run(finger.formatted("touchend", "[touch(1, a)]"));
        assertEquals(false, browser.run(IN_SIGHT), "one of two fingers is there still");
        browser.run(finger.formatted("touchend", "[]"));
        assertEquals(true, browser.run(IN_SIGHT));

        playOutOfSight(position, () -> browser.run(finger.formatted("touchstart", "[touch(1, a)]")));
        browser.run(
                "const strip = document.querySelector('.flat'); strip.scrollTo({left: strip.scrollWidth / 2, behavior: 'instant'})");
        long where = browser.number("return document.querySelector('.flat').scrollLeft");
        browser.run(finger.formatted("touchend", "[]"));
        assertEquals(where, browser.number("return document.querySelector('.flat').scrollLeft"), "a swipe is let be");
    }

    /** The server has nothing to say of a game that is over, and would refuse: nobody asks it. */
    @Test
    void whereAGameIsOverNoAnalysisIsAskedFor() throws InterruptedException {
        String button = "[...document.querySelectorAll('button')].find(each => each.textContent.trim() === 'Analysis')";
        begin("meder", "human", "human");
        type("b2W-a4N");
        awaitPly(1);
        browser.run(button + ".click()");
        browser.await("return Boolean(plyspace.page.game.thought)");
        browser.run("void plyspace.page.act('resign', {side: 'black'})");
        browser.await(
                "return document.querySelector('.thoughts')?.textContent.trim() === 'The game is over here; there is no best move.'");
        browser.run("void plyspace.page.look(0)");
        browser.await("return plyspace.page.game.thought?.ply === 0");
        browser.run("void plyspace.page.look(1)");
        browser.await("return document.querySelector('.thoughts')?.textContent.includes('over here')");
        assertEquals(false, browser.run("return " + button + ".disabled"));
        browser.run(button + ".click()");
        browser.await("return " + button + ".disabled");
        assertEquals(null, browser.run("return plyspace.failure"));
        browser.run("void plyspace.page.look(0)");
        browser.await("return !" + button + ".disabled");
    }

    /** The engine is of middling strength: it overlooks much, but no mate on the board. */
    @ParameterizedTest
    @MethodSource("others")
    void aMachinePlaysToTheEnd(String variant) throws InterruptedException {
        Position position = TwoPliesFromMate.find(registry.rules(variant));
        String side = position.sideToMove().word();
        String mate = TwoPliesFromMate.helping(position);
        begin(
                variant + "&position=" + URLEncoder.encode(position.words().text(), StandardCharsets.UTF_8),
                side.equals("white") ? "human" : "level5",
                side.equals("white") ? "level5" : "human");
        type(mate);
        browser.await("return Boolean(plyspace.page.game.told.outcome)");
        assertEquals(
                side.equals("white") ? "0-1" : "1-0",
                browser.run("return document.querySelector('.turn').dataset.result"),
                position.words().text());
        browser.await("return document.getElementById('said').textContent.includes('checkmate')");
    }
}

package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.record.RecordReplay;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;
import tools.jackson.databind.json.JsonMapper;

/** Games that were written down, as a browser shows them. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@Order(3)
@InWholeForm
class PageRecordsTest extends OnThePage {

    private static final Path LIBRARY = Program.HOME.resolve("games");
    private static final long SEED = 4;
    private static final int LONG = 1_000;

    /** A game with a comment before it, one after a move, and nested variations. */
    private static final String NOTES = """
            [Variant "twoboard"]
            [White "Ada <b>L</b>"]
            [Black "Bob"]
            [Event "<img src=x onerror=alert(1)>"]

            {Before <i>all</i>} 1. e2-e4 {best} e7-e5 (1... d7-d5 {safer} 2. e4-d5 (2. e4-e5 c7-c5 (2... f7-f6 {deep}
            3. d2-d4))) (1... {or} c7-c5) 2. g1-f3 *
            """;

    private static final String ILLEGAL = """
            [Variant "meder"]
            [White "Eve"]

            1. a3W-a4W a6B-a5B 2. d2W-b4N b6B-b5B 1-0
            """;

    @TempDir
    private Path folder;

    private static List<Path> library() throws IOException {
        try (Stream<Path> files = Files.list(LIBRARY)) {
            List<Path> all = files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
            return all.subList(0, TestForm.count(all.size(), 1));
        }
    }

    @BeforeEach
    void nothingMoves() {
        browser.media(Map.of("prefers-color-scheme", "light", "prefers-reduced-motion", "reduce"));
    }

    private static List<String> variants() throws IOException {
        Path plugins = Files.createTempDirectory("plugins");
        ExamplePlugins.copyJars(plugins);
        return ExamplePlugins.registry(plugins).variants().stream()
                .map(FoundVariant::id)
                .toList();
    }

    /** The pieces on the boards as a browser shows them, flat, in space and as a text, for each square. */
    private static void assertShows(Position position) {
        List<Long> expected = IntStream.range(0, position.rules().cells())
                .mapToObj(cell -> (long) position.pieceAt(cell))
                .toList();
        long men = expected.stream().filter(code -> code != 0).count();
        assertEquals(
                List.of(position.words().text(), expected, men, Collections.nCopies((int) men, "shown")),
                browser.run("""
                const { picture, scene } = plyspace.stage;
                const men = [...document.querySelectorAll('.grid button')].flatMap(each => {
                  const code = picture.pieces[each.dataset.cell], use = each.querySelector('use');
                  if (!code) return use ? ['a man too many'] : [];
                  const shown = use?.getAttribute('href').endsWith(`-${(code >> 1) - 1}`) && each.querySelector('.man').classList.contains(code & 1 ? 'black' : 'white');
                  return [shown ? 'shown' : `${each.getAttribute('aria-label')} is missing`];
                });
                return [plyspace.page.picture.text, scene.view.picture.pieces, scene.figures().men, men];
                """));
    }

    private static void awaitPly(int ply) throws InterruptedException {
        browser.await("const at = plyspace.page.drawn; return Boolean(at) && at.ply === " + ply
                + " && at === plyspace.page.node && plyspace.stage.scene?.view?.picture === plyspace.page.picture");
    }

    /** Presses a key as soon as a ply is shown, however slow the machine is. */
    private static void pressAt(int ply, String key) {
        browser.run("""
                const ply = %d, key = '%s', { page } = plyspace, words = page.words;
                page.words = function () {
                  if (this.node.ply === ply) {
                    page.words = words;
                    setTimeout(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
                  }
                  return words.call(this);
                };
                """.formatted(ply, key));
    }

    /** Goes from the start to the end by keyboard, and looks at every ply. */
    private static void assertStepsThrough(Game game) throws InterruptedException {
        Position position = game.position().rules().position(game.start(), Purpose.GAME);
        browser.run("document.activeElement.blur()");
        browser.press(Keys.HOME);
        awaitPly(0);
        assertShows(position);
        for (int ply = 1; ply <= game.plies(); ply++) {
            String move = position.words().text(game.move(ply - 1), Notation.MACHINE);
            position.make(game.move(ply - 1));
            browser.press(Keys.ARROW_RIGHT);
            awaitPly(ply);
            assertShows(position);
            assertTrue(said().contains(move), said());
            assertEquals(
                    String.valueOf(ply),
                    browser.run("return document.querySelector('.movetree [aria-current=true]').dataset.ply"));
        }
        browser.press(Keys.ARROW_RIGHT);
        browser.press(Keys.HOME);
        awaitPly(0);
        browser.press(Keys.END);
        awaitPly(game.plies());
        browser.press(Keys.ARROW_LEFT);
        awaitPly(game.plies() - 1);
    }

    /** Chooses a file as somebody does who is asked for one. */
    private void load(String name, byte[] content) throws IOException, InterruptedException {
        Path file = Files.write(folder.resolve(name), content);
        open("games");
        browser.await("return Boolean(document.querySelector('input[type=file]'))");
        browser.choose("input[type=file]", file);
        browser.await(
                "const said = document.getElementById('said').textContent.trim(); return said !== '' && !said.startsWith('reading')");
    }

    private void load(String name, String text) throws IOException, InterruptedException {
        load(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void openFirstOfFile() throws InterruptedException {
        browser.run("document.querySelector('[data-file] .games a').click()");
        browser.await("return Boolean(plyspace.page.drawn)");
    }

    @ParameterizedTest
    @MethodSource("library")
    void theSourcesGamesAreSteppedThrough(Path file) throws IOException, InterruptedException {
        GameRecord record = new RecordFile(file).load();
        Game game = RecordReplay.play(registry, record, file.toString(), 1);
        open("games");
        String title = record.tags().get("Event");
        browser.await("return [...document.querySelectorAll('.games a')].some(each => each.textContent.trim() === %s)"
                .formatted(quoted(title)));
        browser.run("[...document.querySelectorAll('.games a')].find(each => each.textContent.trim() === %s).click()"
                .formatted(quoted(title)));
        awaitPly(0);

        assertStepsThrough(game);
        String head = (String) browser.run("return document.querySelector('.game-head').textContent.trim()");
        assertTrue(head.contains(record.result().text()), head);
        assertTrue(head.contains(record.termination().orElse("")), head);
        String panel = (String) browser.run("return document.querySelector('.panel').textContent.trim()");
        record.tags().values().forEach(value -> assertTrue(panel.contains(value), value));
        assertCommentsAreShown(record.line());
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    private static void assertCommentsAreShown(GameLine line) throws InterruptedException {
        for (Map.Entry<Integer, String> comment : line.comments().entrySet()) {
            browser.run("document.querySelector('[data-branch=\"0\"][data-ply=\"" + comment.getKey() + "\"]').click()");
            awaitPly(comment.getKey());
            assertEquals(
                    comment.getValue(),
                    browser.run("return document.querySelector('[data-comment]').textContent.trim()"));
        }
    }

    /** Games of all rule sets, jars too, with random comments and variations, by a file that holds them all. */
    @Test
    void aFileOfGamesOfEveryRuleSetIsShownWithAllThatIsSaidInIt() throws IOException, InterruptedException {
        List<ReplayedGame> games = new ArrayList<>();
        for (String variant : variants()) {
            Game game = RandomGames.game(registry.rules(variant), SEED);
            games.add(new ReplayedGame(RandomGames.annotated(game, SEED), game));
        }
        for (GameFormat format : List.of(GameFormat.JSON, GameFormat.PGN)) {
            load("all." + format, new Exchange(registry).write(games, format));
            assertEquals(
                    (long) games.size(), browser.number("return document.querySelectorAll('[data-file] li').length"));
            openFirstOfFile();
            for (ReplayedGame checked : games) {
                assertTree(checked);
                int following = games.indexOf(checked) + 2;
                if (following <= games.size()) {
                    browser.run(
                            "[...document.querySelectorAll('a.button')].find(each => each.textContent.trim() === 'Next game').click()");
                    browser.await("const { source, node, drawn } = plyspace.page; return source?.short.nth === '"
                            + following + "' && node !== null && node === drawn");
                }
            }
        }
    }

    /** Every move is a link, every comment is there, and wherever one goes the boards are as the rules say. */
    private static void assertTree(ReplayedGame checked) throws InterruptedException {
        List<List<String>> branches = new ArrayList<>();
        List<String> comments = new ArrayList<>();
        GameLine line = checked.record().line();
        gather(line, List.of(), branches, comments);
        // The tree of the game before stands until this one's is drawn.
        browser.await("return document.querySelectorAll('.movetree a').length === "
                + (branches.stream().mapToInt(List::size).sum() - shared(line))
                + " && JSON.stringify([...document.querySelectorAll('.movetree .comment')].map(each => each.textContent.trim()).sort()) === "
                + "JSON.stringify("
                + JsonMapper.shared()
                        .writeValueAsString(comments.stream().sorted().toList()) + ")");
        assertEquals(0, browser.number("return document.querySelectorAll('[data-trouble]').length"));
        for (int branch = 0; branch < Math.min(branches.size(), 4); branch++) {
            List<String> moves = branches.get(branch);
            browser.run("[...document.querySelectorAll('.movetree [data-branch=\"" + branch + "\"]')].at(-1)?.click()");
            awaitPly(moves.size());
            Game game =
                    new Game(checked.game().position().rules(), checked.game().start());
            for (String move : moves) {
                game.play(((Verdict.Legal) game.position().words().judge(move, Notation.MACHINE)).move());
            }
            assertShows(game.position());
        }
    }

    /** How many moves of the variations are those of the lines that they branch off from. */
    private static int shared(GameLine line) {
        return line.variations().stream()
                .mapToInt(variation -> variation.firstPly() - 1 + shared(variation))
                .sum();
    }

    private static void gather(GameLine line, List<String> before, List<List<String>> branches, List<String> comments) {
        List<String> all = new ArrayList<>(before);
        all.addAll(line.moves());
        branches.add(all);
        comments.addAll(line.comments().values());
        for (GameLine variation : line.variations()) {
            gather(variation, all.subList(0, variation.firstPly() - 1), branches, comments);
        }
    }

    @Test
    void commentsAndVariationsAreShownAsTextAndReachedByKeys() throws IOException, InterruptedException {
        load("notes.pgn", NOTES);
        browser.await("return Boolean(plyspace.page.drawn)");
        assertEquals(
                "Before <i>all</i>", browser.run("return document.querySelector('[data-comment]').textContent.trim()"));
        assertEquals(
                0, browser.number("return document.querySelectorAll('.panel i:not(.side-dot), .panel img').length"));
        assertEquals(
                "Ada <b>L</b> – Bob", browser.run("return document.querySelector('.game-head h2').textContent.trim()"));
        assertEquals(
                "1.ee4 1…ee5 2.f3",
                browser.run(
                        "return [...document.querySelectorAll('.line:not(.variation) .move')].map(each => each.textContent.trim()).join(' ')"));
        assertEquals(2, browser.number("return document.querySelectorAll('.variation').length"));

        browser.run("document.activeElement.blur()");
        browser.press(Keys.ARROW_RIGHT);
        awaitPly(1);
        browser.press(Keys.ARROW_RIGHT);
        awaitPly(2);
        browser.press("v");
        browser.await("return plyspace.page.drawn?.told?.move === 'd7-d5'");
        assertTrue(said().endsWith("variation, black pawn d7-d5. safer"), said());
        browser.press("v");
        browser.await("return plyspace.page.drawn?.told?.move === 'c7-c5'");
        assertEquals("or", browser.run("return document.querySelector('[data-comment]').textContent.trim()"));
        browser.press("V");
        browser.await("return plyspace.page.drawn?.told?.move === 'd7-d5'");
        browser.press(Keys.END);
        awaitPly(3);
        browser.press("v");
        browser.await("return plyspace.page.drawn?.told?.move === 'e4-e5'");
        browser.press(Keys.END);
        awaitPly(4);
        browser.press("v");
        browser.await("return plyspace.page.drawn?.told?.move === 'f7-f6'");
        assertEquals(List.of(), browser.barriers());
        browser.press(Keys.HOME);
        awaitPly(0);
    }

    @Test
    void aMoveOfBlacksIsNumberedWhereAVariationStandsBeforeIt() throws IOException, InterruptedException {
        load(
                "numbers.pgn",
                "[Variant \"twoboard\"]\n\n1. e2-e4 e7-e5 2. d2-d4 (2. g1-f3 (2. f2-f4 c7-c5) f7-f6 3. d2-d4 c7-c5) c7-c5 3. g1-f3 f7-f6 *\n");
        browser.await("return Boolean(plyspace.page.drawn)");
        assertEquals(List.of("1.ee4 ee5 2.dd4 2…cc5 3.f3 f6", "2.f3 2.ff4 cc5 2…f6 3.dd4 cc5"), browser.run("""
                        const moves = among => [...document.querySelectorAll(`${among} .move`)].map(each => each.textContent.trim()).join(' ');
                        return [moves('.line:not(.variation)'), moves('.variation')];
                        """));
    }

    @Test
    void signsStandBesideTheirMovesAndAreSaid() throws IOException, InterruptedException {
        load(
                "signs.pgn",
                NOTES.replace("e2-e4 {best}", "e2-e4!? $13 {best}").replace("d7-d5 {safer}", "d7-d5?? {safer}"));
        browser.await("return Boolean(plyspace.page.drawn)");
        assertEquals(
                List.of("ee4 !? $13", "dd5 ??"),
                browser.run(
                        "return [...document.querySelectorAll('.movetree .signs')].map(each => `${each.previousElementSibling.textContent.trim()} ${each.textContent.trim()}`)"));
        browser.run("document.activeElement.blur()");
        browser.press(Keys.ARROW_RIGHT);
        awaitPly(1);
        assertEquals("white pawn e2-e4, interesting move, $13. best", said());
    }

    @Test
    void aGameIsPlayedThroughByItselfUntilItsEndOrAStepByHand() throws IOException, InterruptedException {
        load("notes.pgn", NOTES);
        browser.await("return Boolean(plyspace.page.drawn)");
        long addresses = browser.number("return history.length");
        browser.run("""
                window.shown = [];
                window.pressed = [];
                const { page } = plyspace, words = page.words;
                page.words = function () {
                  shown.push(`${this.node.ply} ${performance.now()}`);
                  pressed.push(document.querySelector('[data-autoplay]').getAttribute('aria-pressed'));
                  return words.call(this);
                };
                document.querySelector('[data-autoplay]').focus();
                document.querySelector('[data-autoplay]').click();
                """);
        awaitPly(3);
        browser.await("return document.querySelector('[data-autoplay]').getAttribute('aria-pressed') === 'false'");
        assertEquals(List.of("true", "true", "true"), browser.run("return pressed"));
        List<?> shown = (List<?>) browser.run("return shown.map(each => each.split(' ').map(Number))");
        assertEquals(
                List.of(1L, 2L, 3L),
                shown.stream().map(each -> ((List<?>) each).get(0)).toList());
        double first = ((Number) ((List<?>) shown.get(0)).get(1)).doubleValue();
        double last = ((Number) ((List<?>) shown.get(2)).get(1)).doubleValue();
        assertTrue(last - first >= 1_990, first + " to " + last);
        assertEquals(addresses, browser.number("return history.length"));
        assertTrue(((String) browser.run("return location.search")).contains("ply=3"));
        assertEquals(true, browser.run("return document.activeElement.matches('[data-autoplay]')"));
        assertEquals(List.of(), browser.barriers());

        pressAt(0, "ArrowRight");
        browser.press("p"); // from the end it begins anew
        awaitPly(1);
        browser.await("return document.querySelector('[data-autoplay]').getAttribute('aria-pressed') === 'false'");
        browser.awaitTimers(1_500);
        awaitPly(1);
        pressAt(2, "p");
        browser.press("p");
        awaitPly(2);
        browser.awaitTimers(1_500);
        awaitPly(2);
        browser.press("p");
        browser.run("plyspace.go('/games')");
        browser.await("return Boolean(document.querySelector('[data-filter]'))");
        browser.awaitTimers(1_500);
        assertEquals(false, browser.run("return plyspace.page.autoplay.on || plyspace.page.node !== null"));
    }

    @Test
    void aLinkToAPlyShowsTheSameInAnotherTab() throws IOException, InterruptedException {
        open("games");
        browser.await("return document.querySelectorAll('.games a').length > 2");
        browser.run(
                "[...document.querySelectorAll('.games a')].find(each => each.textContent.includes('Meder')).click()");
        awaitPly(0);
        browser.run("document.querySelector('.movetree [data-ply=\"8\"]').click()");
        awaitPly(8);
        assertSameInAnotherTab((String) browser.run("return location.href"));

        load("notes.pgn", NOTES);
        browser.await("return Boolean(plyspace.page.drawn)");
        browser.run("document.querySelector('[data-branch=\"2\"][data-ply=\"3\"]').click()");
        awaitPly(3);
        assertSameInAnotherTab((String) browser.run("return location.href"));
        String address = (String) browser.run("""
                const anchor = document.querySelector('[data-branch="3"][data-ply="5"]');
                anchor.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
                return anchor.href;
                """);
        assertTrue(address.contains("moves=e2-e4,d7-d5,e4-e5,f7-f6,d2-d4"), address);
    }

    private static void assertSameInAnotherTab(String address) throws InterruptedException {
        String asked = "return [plyspace.page.picture.text, plyspace.page.node.ply, plyspace.page.node.told.move]";
        Object here = browser.run(asked);
        String first = browser.tab();
        browser.newTab();
        browser.go(address);
        browser.await("return Boolean(window.plyspace?.page?.drawn)");
        assertEquals(here, browser.run(asked));
        browser.closeTab();
        browser.look(first);
    }

    /** A ply forward is seen as it is played; reduced motion and steps back show the position at once. */
    @Test
    void movesAreAnimatedForward() throws IOException, InterruptedException {
        browser.screen(1000, 700, "light");
        load("notes.pgn", NOTES);
        browser.await("return Boolean(plyspace.page.drawn)");
        browser.run("""
                window.changes = [];
                const { stage } = plyspace, show = stage.show.bind(stage);
                stage.show = (what, change = {}) => { show(what, change); changes.push([stage.change.effects?.length ?? 0, stage.arrows.length]); };
                document.activeElement.blur();
                """);
        browser.press(Keys.ARROW_RIGHT);
        awaitPly(1);
        browser.press(Keys.ARROW_LEFT);
        awaitPly(0);
        browser.media(Map.of("prefers-reduced-motion", "reduce"));
        browser.press(Keys.ARROW_RIGHT);
        awaitPly(1);
        assertEquals(List.of(List.of(1L, 1L), List.of(0L, 0L), List.of(0L, 1L)), browser.run("return changes"));
    }

    @Test
    void aGameTooLongForAnAddressSaysSoAndStaysInItsTab() throws IOException, InterruptedException {
        Game game = Game.fromStart(registry.rules("cube:n=8,clock=none"));
        SplittableRandom random = new SplittableRandom(SEED);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < LONG && game.outcome().isEmpty(); ply++) {
            moves.clear();
            game.position().legalMoves(moves);
            game.play(moves.get(random.nextInt(moves.size())));
        }
        assertEquals(LONG, game.plies());
        ReplayedGame checked = new ReplayedGame(GameRecord.of(game, Map.of()), game);
        load("long.pgn", new Exchange(registry).write(List.of(checked), GameFormat.PGN));
        browser.await("return Boolean(plyspace.page.drawn)");
        String told = (String) browser.run("return document.querySelector('[data-carried]').textContent.trim()");
        assertFalse(((String) browser.run("return location.search")).contains("moves="));
        assertTrue(told.contains("in this tab alone"), told);
        browser.go((String) browser.run("return location.href"));
        browser.await("return Boolean(window.plyspace?.page?.drawn)");
        assertEquals(LONG, browser.number("return plyspace.page.tree.told.moves.length"));
        browser.run("document.activeElement.blur()");
        browser.press(Keys.END);
        awaitPly(LONG);
        assertShows(game.position());
    }

    @Test
    void whatBreaksTheRulesIsToldWhereAndWhy() throws IOException, InterruptedException {
        load("illegal.pgn", ILLEGAL);
        browser.await("return Boolean(document.querySelector('[data-trouble]'))");
        String told = (String) browser.run("return document.querySelector('[data-trouble]').textContent.trim()");
        assertTrue(told.contains("move 2 of white (line 4), 'd2W-b4N'"), told);
        assertEquals(2, browser.number("return document.querySelectorAll('.movetree a').length"));
        assertEquals("1-0", browser.run("return document.querySelector('[data-result]').textContent.trim()"));
        browser.run("document.querySelector('[data-trouble] button').click()");
        awaitPly(2);
        browser.await("return document.querySelectorAll('[data-mark~=mover]').length === 1");
        assertTrue(said().startsWith("not legal: "), said());
    }

    @Test
    void aTroubleOfALaterGameIsToldWithTheLineOfTheFile() throws IOException, InterruptedException {
        load("two.pgn", NOTES + "\n" + ILLEGAL);
        browser.run("document.querySelectorAll('[data-file] .games a')[1].click()");
        browser.await("return Boolean(document.querySelector('[data-trouble]'))");
        String told = (String) browser.run("return document.querySelector('[data-trouble]').textContent.trim()");
        long line = (NOTES + "\n" + ILLEGAL.substring(0, ILLEGAL.indexOf("d2W-b4N")))
                .lines()
                .count();
        assertTrue(told.contains("move 2 of white (line " + line + "), 'd2W-b4N'"), told);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "random.dat | is not text in UTF-8",
                "latin.pgn  | is not text in UTF-8",
                "zero.txt   | is not a text",
                "empty.json | there is no game in it",
                "huge.json  | no more than 20,000,000 are read",
            })
    void whatCannotBeReadIsTold(String name, String reason) throws IOException, InterruptedException {
        byte[] content = switch (name) {
            case "random.dat" -> new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, (byte) 0xff};
            case "latin.pgn" -> "[White \"J\u00f6rg\"]".getBytes(StandardCharsets.ISO_8859_1);
            case "zero.txt" -> "a\0b".getBytes(StandardCharsets.UTF_8);
            case "empty.json" -> " \n".getBytes(StandardCharsets.UTF_8);
            default -> "{".repeat(20_000_001).getBytes(StandardCharsets.UTF_8);
        };
        load(name, content);
        assertTrue(said().contains(reason.replace("it", name.equals("empty.json") ? name : "it")), said());
        assertTrue(((String) browser.run("return document.querySelector('.panel .why').textContent.trim()"))
                .contains(name));
    }

    /** One broken game takes no other with it, and 5,000 are listed a hundred at a time. */
    @Test
    void largeFilesAreListedBitByBit() throws IOException, InterruptedException {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i <= 5_000; i++) {
            String record =
                    "{\"format\":\"plyspace-game/1\",\"variant\":\"%s\",\"moves\":[%s],\"result\":\"*\",\"tags\":{\"White\":\"Player %d\",\"Black\":\"}{\"}}"
                            .formatted(i % 2 == 0 ? "twoboard" : "nosuch", i == 4_000 ? "\"e2-e5\"" : "\"e2-e4\"", i);
            text.append(i == 17 ? record.substring(0, 60) : record).append('\n');
        }
        load("many.jsonl", text.toString());
        assertTrue(said().contains("5,000 games"), said());
        assertEquals(100, browser.number("return document.querySelectorAll('[data-file] li').length"));
        browser.run(
                "[...document.querySelectorAll('[data-file] button')].find(each => each.textContent.trim() === 'Later').click()");
        browser.await("return document.querySelector('[data-file] li a').textContent.trim().startsWith('101. ')");
        browser.run("""
                const find = document.querySelector('input[type=search]');
                find.value = 'Player 4000';
                find.dispatchEvent(new Event('input'));
                """);
        browser.await("return document.querySelectorAll('[data-file] li').length === 1");
        openFirstOfFile();
        assertTrue(browser.run("return document.querySelector('[data-trouble]').textContent.trim()")
                .toString()
                .contains("'e2-e5'"));
        browser.run("plyspace.go('/games?of=twoboard')");
        browser.await("return document.querySelector('[data-file] li a')?.textContent.trim().startsWith('2. ')"
                + " || document.querySelectorAll('[data-file] li').length === 1");
    }

    @Test
    void aGameThatCannotBeReadIsToldAndTheListStays() throws IOException, InterruptedException {
        load("odd.pgn", NOTES + "\n" + NOTES.replace("twoboard", "nosuch"));
        browser.run("document.querySelectorAll('[data-file] .games a')[1].click()");
        browser.await("return Boolean(plyspace.failure)");
        assertTrue(said().contains("game 2 of odd.pgn, line 9: no variant 'nosuch'"), said());
        assertEquals(2, browser.number("return document.querySelectorAll('[data-file] li').length"));
        // The browser itself says that the server refused.
        assertTrue(browser.console().stream().allMatch(each -> each.contains("422")));
    }

    @Test
    void sourceTextIsReadAsTheRuleSetThatIsChosen() throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("source.txt"), "1. 2c4 4a5\n2. 3c4 R4a6\n");
        open("games?variant=koernke");
        browser.await("return Boolean(document.querySelector('input[type=file]'))");
        browser.choose("input[type=file]", file);
        browser.await("return Boolean(plyspace.page.drawn)");
        assertEquals(
                List.of("2c2-2c4", "4a7-4a5", "3c2-3c4", "4a8-4a6"),
                browser.run("return plyspace.page.tree.told.moves.map(each => each.move)"));
        browser.run("document.querySelector('[data-form=source]').click()");
        browser.await("return document.querySelector('.movetree [data-ply=\"4\"]').textContent.trim() === 'R4a6'");
        browser.run("localStorage.removeItem('notation')");
    }

    /** Every format is saved as the program itself writes it, and read back. */
    @ParameterizedTest
    @CsvSource({"json", "pgn", "source"})
    void gamesAreSavedInEveryFormat(String format) throws IOException, InterruptedException {
        open("games");
        browser.await("return document.querySelectorAll('.games a').length > 2");
        browser.run(
                "[...document.querySelectorAll('.games a')].find(each => each.textContent.includes('Koernke')).click()");
        awaitPly(0);
        String text = (String) browser.run("""
                const made = URL.createObjectURL;
                window.saved = null;
                URL.createObjectURL = blob => { blob.text().then(text => { window.saved = text; }); return made.call(URL, new Blob([])); };
                document.querySelector('.export select').value = '%s';
                document.querySelector('.export button').click();
                return '';
                """.formatted(format));
        browser.await("return window.saved !== null");
        text += (String) browser.run("return window.saved");
        GameRecord record = new RecordFile(LIBRARY.resolve("koernke-foolsmate.json")).load();
        Game game = RecordReplay.play(registry, record, "koernke", 1);
        GameFormat wanted = GameFormat.valueOf(format.toUpperCase(Locale.ROOT));
        assertEquals(new Exchange(registry).write(List.of(new ReplayedGame(record, game)), wanted), text);
    }

    @Test
    void fromAPlyOneGoesOnToPlay() throws InterruptedException {
        open("games");
        browser.await("return document.querySelectorAll('.games a').length > 2");
        browser.run(
                "[...document.querySelectorAll('.games a')].find(each => each.textContent.includes('Koernke')).click()");
        awaitPly(0);
        browser.run("document.querySelector('.movetree [data-ply=\"5\"]').click()");
        awaitPly(5);
        String position = (String) browser.run("return plyspace.page.picture.text");
        browser.run(
                "[...document.querySelectorAll('a.button')].find(each => each.textContent.trim() === 'Play from here').click()");
        browser.await("return plyspace.name === 'play' && Boolean(document.querySelector('.new-game'))");
        browser.run("document.querySelector('[data-side=black]').value = 'human';"
                + "document.querySelector('[data-side=black]').dispatchEvent(new Event('change'));"
                + "document.querySelector('[data-begin]').click()");
        browser.await("return Boolean(plyspace.page.game?.told)");
        assertEquals(position, browser.run("return plyspace.page.game.told.start"));
        Object game = browser.run("return plyspace.page.game.id");
        playTheFirstMove();

        browser.run("plyspace.go('/games')");
        browser.await("return plyspace.name === 'games' && Boolean(document.querySelector('[data-filter]'))");
        browser.run(
                "const filter = document.querySelector('[data-filter]'); filter.value = 'koernke'; filter.dispatchEvent(new Event('change'))");
        browser.await("return plyspace.page.list.of === 'koernke'");
        browser.await("const rows = [...document.querySelectorAll('.games li span')];"
                + " return rows.length > 1 && rows.every(each => each.title.startsWith('koernke'))");
        List<Object> kept = kept();
        String own = "/games?game=" + game;
        assertEquals(1, Collections.frequency(kept, own), kept::toString);

        browser.run(
                "[...document.querySelectorAll('[data-kept] li')].find(each => each.querySelector('a').getAttribute('href') === '"
                        + own + "').querySelector('[data-delete]').click()");
        browser.await("return Boolean(document.querySelector('[data-sure]'))");
        assertEquals(kept, kept());
        browser.run("document.querySelector('[data-sure]').click()");
        browser.await("return plyspace.said.startsWith('deleted') && !document.querySelector('[data-sure]')");
        browser.await("return ![...document.querySelectorAll('[data-kept] a')].some(each => each.href.includes('" + game
                + "'))");
        List<Object> left = new ArrayList<>(kept);
        left.remove(own);
        assertEquals(left, kept());
    }

    /** Where the games lead that are listed as kept; other tests have theirs among them. */
    @SuppressWarnings("unchecked")
    private static List<Object> kept() {
        return (List<Object>) browser.run(
                "return [...document.querySelectorAll('[data-kept] a')].map(each => each.getAttribute('href'))");
    }

    /** Games in which nothing was played are not listed. */
    private void playTheFirstMove() throws InterruptedException {
        browser.run("const { game, at } = plyspace.page.game.told;"
                + "fetch('/api/moves?variant=koernke&position=' + encodeURIComponent(at.position)).then(answer => answer.json())"
                + ".then(({ moves }) => fetch('/api/games/' + game + '/moves', { method: 'POST', headers: { 'Content-Type': 'application/json' },"
                + " body: JSON.stringify({ ply: 0, move: moves[0].move }) }))");
        browser.await("return plyspace.page.game.told.ply === 1");
    }

    @Test
    void onAPhoneAGameIsReadWithoutGoingSideways() throws IOException, InterruptedException {
        for (String theme : List.of("light", "dark")) {
            load("notes.pgn", NOTES.replace("{best}", "{" + "best".repeat(60) + "}"));
            browser.screen(390, 844, theme);
            browser.await("return Boolean(plyspace.page.drawn) && plyspace.stage.scene.view?.theme === '" + theme
                    + "' && plyspace.stage.scene.size?.w === document.querySelector('.canvas').clientWidth");
            assertEquals(0, browser.hiddenAtTheSide());
            browser.run("document.querySelector('[data-branch=\"2\"][data-ply=\"3\"]').click()");
            awaitPly(3);
            assertEquals(0, browser.hiddenAtTheSide());
            assertEquals(List.of(), browser.barriers(), theme);
            assertFalse(said().isEmpty());
            browser.screen(1000, 700, "light");
        }
    }
}

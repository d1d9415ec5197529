package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.testing.Await;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.TestForm;

/** The page as a browser shows it, held against what the rule sets themselves say. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
class PageTest extends OnThePage {

    private static final int MOST_DRAW_CALLS = 60;
    private static final int MOST_TRIANGLES = 100_000;

    /** What a first visit may load, in bytes as they are sent, headers and all. */
    private static final int MOST_AT_FIRST = 300_000;

    private static final int MOST_OF_ITS_OWN = 77_800;
    private static final int MOST_OF_A_POSITION = 3_000;

    /** Of so many squares one is hovered. */
    private static final int SAMPLE = 7;

    /** On the page's own square buttons, by cell. */
    private static final String BUTTON = "document.querySelector('.grid button[data-cell=\"%d\"]')";

    static List<String> variants() {
        return TestForm.sample(
                registry.variants().stream().map(FoundVariant::id).toList(), 0);
    }

    @ParameterizedTest
    @MethodSource("variants")
    @SuppressWarnings("unchecked")
    void everySquareNameAndPieceIsThereAndIsPickedWhereItIsDrawn(String id) throws InterruptedException {
        Rules rules = registry.rules(id);
        Position start = rules.startPosition();
        Layout layout = start.words().layout();
        open("boards?variant=" + id);

        List<String> names = new ArrayList<>();
        Set<String> cells = new HashSet<>();
        int pieces = 0;
        for (Layout.Board board : layout.boards()) {
            names.add(board.name());
            for (Layout.Square square : board.squares()) {
                int code = start.pieceAt(square.cell());
                String piece = code == Piece.NONE
                        ? "empty"
                        : Piece.side(code).word() + " "
                                + rules.pieceTypes().get(Piece.type(code)).name();
                cells.add(square.cell() + " " + square.name() + ", " + piece);
                pieces += code == Piece.NONE ? 0 : 1;
            }
        }
        List<String> shown = (List<String>)
                browser.run(
                        "return [...document.querySelectorAll('.grid button')].map(each => each.dataset.cell + ' ' + each.getAttribute('aria-label'))");
        assertEquals(rules.cells(), shown.size());
        assertEquals(
                cells,
                new HashSet<>(shown.stream()
                        .map(each -> each.replaceFirst(", (check|in check)$", ""))
                        .toList()));
        assertEquals(new TreeSet<>(names), new TreeSet<>((List<String>) browser.run(
                "return [...document.querySelectorAll('.board-name')].map(each => each.textContent.trim())")));
        assertEquals(pieces, browser.number("return document.querySelectorAll('.grid .man').length"));
        assertEquals(pieces, browser.number("return plyspace.stage.scene.figures().men"));
        assertEquals(1, browser.number("return document.querySelectorAll('.grid [tabindex=\"0\"]').length"));
        long calls = browser.number("return plyspace.stage.scene.figures().calls");
        assertTrue(calls > 0 && calls <= MOST_DRAW_CALLS, "draw calls: " + calls);
        long triangles = browser.number("return plyspace.stage.scene.figures().triangles");
        assertTrue(triangles > 0 && triangles <= MOST_TRIANGLES, "triangles: " + triangles);

        for (Layout.Board board : layout.boards()) {
            List<String> edges = (List<String>)
                    browser.run("return [...document.querySelector('.flat-board[data-board=\"" + board.name()
                            + "\"]').querySelectorAll('.names span')].map(each => each.textContent.trim())");
            List<String> expected = new ArrayList<>(board.fileNames());
            expected.addAll(board.rankNames());
            assertEquals(new TreeSet<>(expected), new TreeSet<>(edges), board.name());
        }
        assertColumns(layout);
        assertPicks();
    }

    /** Each square is picked where it is drawn: through the glass in the stack, and alone where nothing stands before it. */
    private static void assertPicks() throws InterruptedException {
        String missed =
                "const { scene, picture } = plyspace.stage; return [...picture.cells.keys()].filter(cell => !(%s))"
                        + ".map(cell => picture.square(cell).name)";
        assertEquals(
                List.of(),
                browser.run(
                        missed.formatted("scene.pick(...scene.project(cell)).some(square => square.cell === cell)")));
        browser.run("plyspace.stage.set({unfold: 1, look: 'top'})");
        browser.await("return plyspace.stage.scene.view.unfold === 1");
        assertEquals(List.of(), browser.run(missed.formatted("scene.pick(...scene.project(cell))[0]?.cell === cell")));
    }

    /** Hovering lights the column and nothing else. */
    private static void assertColumns(Layout layout) {
        List<Layout.Square> squares = layout.boards().stream()
                .flatMap(board -> board.squares().stream())
                .toList();
        List<Layout.Square> hovered = IntStream.range(0, squares.size())
                .filter(i -> i % SAMPLE == 0)
                .mapToObj(squares::get)
                .toList();
        List<List<Long>> expected = hovered.stream()
                .map(each -> squares.stream()
                        .filter(other -> Math.abs(other.x() - each.x()) < 0.5 && Math.abs(other.y() - each.y()) < 0.5)
                        .map(other -> (long) other.cell())
                        .sorted()
                        .toList())
                .toList();
        assertEquals(expected, browser.run("""
                return %s.map(cell => {
                  document.querySelector(`.grid button[data-cell="${cell}"]`).dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
                  return [...document.querySelectorAll('[data-column]')].map(each => Number(each.dataset.cell)).sort((a, b) => a - b);
                });
                """.formatted(
                        hovered.stream().map(Layout.Square::cell).toList())));
    }

    @Test
    void aRefusalSaysWhyMarksWhatIsInTheWayAndOpensTheRule() throws InterruptedException {
        open("boards?variant=meder&try=d2W-b4N");
        browser.await("return Boolean(document.querySelector('.box.why .cite'))");
        assertEquals("FS 2.2", browser.run("return document.querySelector('.box.why .cite').textContent.trim()"));
        assertEquals("blocker", browser.run("return document.querySelector('[aria-label^=\"c3W,\"]').dataset.mark"));
        assertTrue(said().startsWith("not legal: the white bishop cannot pass column c3"), said());
        assertEquals(
                true,
                browser.run("return document.querySelector('[aria-label^=\"c3N,\"]').hasAttribute('data-column')"));
        browser.run("document.querySelector('.box.why .cite').click()");
        browser.await("return document.getElementById('dialog').open && Boolean(document.getElementById('ruled'))");
        browser.press(Keys.ESCAPE);
        browser.await("return !document.getElementById('dialog').open");
    }

    @Test
    @SuppressWarnings("unchecked")
    void aBoardShowsTheAnchorsThatItMayGoToAndNoOthers() throws InterruptedException {
        String text =
                "W:4/PPPP/BNNB/1KQ1|N:4/4/4/4|B:1qk1/bnnb/pppp/4|WQL@QL1:P1/2|WKL@KL1:PP/1R|BQL@QL6:r1/pp|BKL@KL6:1r/pp"
                        + " w Kkq - 0 1";
        Rules rules = registry.rules("meder");
        Position position = rules.position(rules.read(text), Purpose.GAME);
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        Set<Long> anchors = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            if (Move.kind(moves.get(i)) == Move.BOARD && Move.from(moves.get(i)) == 0) {
                anchors.add((long) Move.to(moves.get(i)));
            }
        }
        assertFalse(anchors.isEmpty());

        open("boards?variant=meder&position=" + text.replace(" ", "%20").replace("|", "%7C"));
        browser.run(
                "[...document.querySelectorAll('.board-name')].find(each => each.textContent.trim() === 'WQL').click()");
        browser.await("return plyspace.page.hand.moves.length > 0");

        assertEquals(anchors, new TreeSet<>((List<Long>) browser.run("return plyspace.stage.scene.view.ghosts")));
    }

    @ParameterizedTest
    @MethodSource("some")
    void anIdlePageDrawsNothing(String variant) throws InterruptedException {
        open("boards?variant=" + variant);
        String drawn = "return plyspace.stage.scene.frames";
        Await.until("all that there is to draw", () -> {
            long before = browser.number(drawn);
            browser.awaitFrames(20);
            return browser.number(drawn) == before;
        });
        long frames = browser.number(drawn);
        browser.awaitFrames(120);
        assertEquals(frames, browser.number(drawn));
        browser.run("plyspace.stage.set({glass: 0.5})");
        browser.await("return plyspace.stage.scene.frames > " + frames);
    }

    @ParameterizedTest
    @MethodSource("others")
    void hoveringLeaksNoTexture(String variant) throws InterruptedException {
        open("boards?variant=" + variant);
        String hover = """
                const { stage } = plyspace, cells = [...stage.picture.cells.keys()];
                for (let i = 0; i < %d; i++) {
                  stage.pointer.hover(cells[i %% cells.length]);
                  if (i %% 30 === 0) stage.scene.render();
                }
                stage.pointer.hover(null);
                stage.scene.render();
                const { textures, geometries } = stage.scene.figures();
                return textures + ' ' + geometries;
                """;
        Object before = browser.run(hover.formatted(30));
        assertFalse(before.toString().startsWith("0 "), "textures are counted");
        assertEquals(before, browser.run(hover.formatted(300)));
    }

    /** Takes Black's first piece off the boards, as a capture by White does; how many pieces more than there are stand in space comes into window.extra. */
    private static final String REMOVAL = """
            const { stage } = plyspace, { picture, scene } = stage, cell = picture.pieces.findIndex(code => code > 0 && code %% 2 === %d);
            const without = new picture.constructor(picture.rules, {...picture.told, pieces: picture.pieces.map((code, i) => (i === cell ? 0 : code))});
            const change = {effects: [{effect: 'remove', cell, piece: picture.pieces[cell]}], before: picture};
            const extra = () => scene.men.byCell.size - scene.standing.length;
            """;

    private static final String CAPTURE = REMOVAL.formatted(1);

    @ParameterizedTest
    @MethodSource("some")
    void aCapturedPieceStaysUntilTheMoveWasShownUnlessMotionIsReduced(String variant) throws InterruptedException {
        for (boolean reduced : List.of(false, true)) {
            browser.media(Map.of("prefers-reduced-motion", reduced ? "reduce" : "no-preference"));
            open("boards?variant=" + variant);
            browser.run(CAPTURE + """
                    const show = scene.show;
                    window.extra = null;
                    scene.show = (...how) => {
                      show.apply(scene, how);
                      window.extra ??= extra();
                    };
                    stage.show({...stage, picture: without}, change);
                    """);
            browser.await("return window.extra !== null");
            assertEquals(reduced ? 0 : 1, browser.number("return window.extra"));
            browser.await("return !plyspace.stage.scene.moving");
            assertEquals(0, browser.number(CAPTURE + "return extra()"));
        }
    }

    @Test
    void aPieceOfTheMoversThatIsTakenOffToBePutElsewhereDoesNotStay() throws InterruptedException {
        open("boards?variant=meder");
        assertEquals(0, browser.number(REMOVAL.formatted(0) + """
                scene.show({...stage.view(), picture: without}, change);
                return extra();
                """));
    }

    @ParameterizedTest
    @MethodSource("others")
    void capturesLeakNothing(String variant) throws InterruptedException {
        open("boards?variant=" + variant);
        String captures = CAPTURE.replace("%", "%%") + """
                const view = stage.view();
                for (let i = 0; i < %d; i++) {
                  scene.show({...view, picture: without}, change);
                  if (i %% 25 === 0) scene.render();
                  if (i %% 2) scene.moving(performance.now() + 1000);
                  scene.show(view);
                }
                scene.render();
                const { textures, geometries } = scene.figures();
                return [textures, geometries, scene.root.children.length, scene.renderer.info.programs.length, extra()].join(' ');
                """;
        Object before = browser.run(captures.formatted(5));
        assertFalse(before.toString().startsWith("0 "), "textures are counted");
        assertEquals(before, browser.run(captures.formatted(100)));
        assertTrue(before.toString().endsWith(" 0"), before.toString());
    }

    @ParameterizedTest
    @MethodSource("some")
    void whenWebGlIsLostTheFlatBoardsDoEverything(String variant) throws InterruptedException {
        open("boards?variant=" + variant);
        browser.run("plyspace.stage.scene.renderer.forceContextLoss()");
        browser.await("return Boolean(document.querySelector('.trouble'))");
        assertTrue(said().contains("flat boards do everything"), said());
        browser.run(BUTTON.formatted(movable(registry.rules(variant).startPosition())) + ".click()");
        browser.await(
                "return document.querySelectorAll('.grid :is([data-mark~=target], [data-mark~=capture])').length > 0");
        browser.console();
    }

    @Test
    void whatTheAddressAsksForHasBounds() throws InterruptedException {
        open("boards?variant=meder&unfold=999&glass=999");
        assertEquals(
                List.of(1L, 1.6),
                browser.run("return [plyspace.stage.scene.view.unfold, plyspace.stage.scene.view.glass]"));
    }

    /** A cell from which a piece can go. */
    private static int movable(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return LongStream.of(moves.toArray())
                .filter(move -> Move.kind(move) == Move.NORMAL)
                .mapToInt(Move::from)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theHelpNamesTheKeysThatTheDocumentationNames() throws IOException, InterruptedException {
        open("boards?variant=cube");
        browser.press("?");
        browser.await("return document.getElementById('dialog').open");
        List<String> documented = Files.readAllLines(Path.of("..", "..", "docs", "page.md")).stream()
                .dropWhile(line -> !line.equals("| key | |"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> line.replace("`", ""))
                .toList();
        assertTrue(documented.size() > 10, documented::toString);
        assertEquals(
                documented,
                browser.run(
                        "return [...document.querySelectorAll('.keys dt')].map(each => `| ${each.textContent.trim()} | ${each.nextElementSibling.textContent.trim()} |`)"));
    }

    @ParameterizedTest
    @CsvSource({"boards, 1", "games, 1", "side, 1", "reports, 0"})
    void onlyWhereThereAreBoardsALinkLeadsToThem(String name, int links) throws InterruptedException {
        browser.go(page.at(name + "?variant=cube"));
        browser.await("return window.plyspace?.name === '" + name + "' && plyspace.opened > 0");
        assertEquals(links, browser.number("return document.querySelectorAll('a.skip').length"));
    }

    @Test
    void boardsInFocusFadeTheOthers() throws InterruptedException {
        open("boards?variant=meder&focus=N");
        assertEquals(6L, browser.number("return document.querySelectorAll('[data-faded]').length"));
        browser.run("document.querySelector('.flat-board[data-board=N] .board-name').click()");
        browser.await("return document.querySelectorAll('[data-faded]').length === 0");
    }

    @ParameterizedTest
    @CsvSource({
        "koernke, top;;;bottom",
        "cube, top;;;;bottom",
        "meder, level 6;level 4;level 2",
        "roth, ;;",
        "dragonchess, top;;bottom"
    })
    void whatABoardsNameDoesNotTellOfItsHeightStandsBesideIt(String id, String heights) throws InterruptedException {
        open("boards?variant=" + id);
        assertEquals(
                heights,
                browser.run(
                        "return [...document.querySelectorAll('figcaption small')].map(each => each.textContent.trim())"
                                + ".filter(each => !each.startsWith('at ')).join(';')"));
    }

    @Test
    void aBoardThatHangsSaysOverWhatAndWhoseItIs() throws InterruptedException {
        open("boards?variant=meder");
        assertEquals(
                "at QL1 over a1W, white’s",
                browser.run(
                        "return document.querySelector('.flat-board[data-board=WQL] small').textContent.replace(/\\s+/g, ' ').trim()"));
    }

    /** Squares that no pixel of a picture leads to. */
    private static final String OUT_OF_REACH = """
            const { scene, picture } = plyspace.stage;
            return [...picture.cells.values()].map(({ square }) => square).filter(({ cell, name }) => {
              const [x, y] = scene.project(cell), away = [...Array(33).keys()].map(i => 2 * (i - 16));
              return !away.some(dx => away.some(dy => scene.pick(x + dx, y + dy)[0]?.cell === cell));
            }).map(({ name }) => name);
            """;

    @ParameterizedTest
    @ValueSource(strings = {"meder", "roth"})
    void everySquareIsReachedByAClickInTheTableView(String variant) throws InterruptedException {
        browser.screen(1440, 900, "light");
        open("boards?variant=" + variant);
        assertEquals(List.of(), browser.run(OUT_OF_REACH));
    }

    @ParameterizedTest
    @CsvSource({"meder, true", "roth, true", "cube, false", "raumschach, false"})
    void boardsOnStepsHaveAStandAndLevelsAreAsFarApartAsOneLikes(String variant, boolean stands)
            throws InterruptedException {
        open("boards?variant=" + variant);
        String poles =
                "return plyspace.stage.scene.extras.filter(each => each.geometry?.type === 'TubeGeometry').length";
        assertEquals(stands ? 1L : 0L, browser.number(poles));
        String height = "return Math.round(100 * Math.max(...plyspace.stage.scene.places.map(({ y }) => y)))";
        long before = browser.number(height);
        browser.run("""
                const slider = document.querySelector('[aria-label="How far apart the levels are"]');
                slider.value = 150;
                slider.dispatchEvent(new Event('input'));
                """);
        browser.await(height + " === " + Math.round(1.5 * before));
        assertTrue(browser.run("return location.search").toString().contains("spacing=150"));
    }

    @ParameterizedTest
    @ValueSource(ints = {390, 1000})
    void movesAreNotBrokenWithin(int width) throws InterruptedException {
        browser.screen(width, 844, "light");
        open("pieces?variant=cube&piece=Q");
        browser.await("return document.querySelectorAll('.whole span').length > 20");
        assertEquals(
                0,
                browser.number(
                        "return [...document.querySelectorAll('.whole span')].filter(each => each.getClientRects().length > 1).length"));
    }

    @Test
    void aLargeCubeIsSeenByAWindowOfLevels() throws InterruptedException {
        open("boards?variant=cube:n=12");
        assertEquals(6L, browser.number("return document.querySelectorAll('.flat-board').length"));
        assertEquals(6L, browser.number("return plyspace.stage.scene.places.length"));
        browser.run(
                "[...document.querySelectorAll('.levels button')].find(each => each.textContent.trim() === 'Higher').click()");
        browser.await("return location.search.includes('from=6') && plyspace.stage.shown.includes('XII')");
        assertEquals(6L, browser.number("return document.querySelectorAll('.flat-board').length"));
    }

    @Test
    void aPieceIsContrastedUnderTwoRuleSets() throws InterruptedException {
        open("pieces?variant=meder&with=meder:edition=tournament&piece=B&square=c3N");
        browser.await("return Boolean(plyspace.page.other)");
        long both = browser.number("return plyspace.page.differences().both.length");
        assertEquals(both, browser.number("return document.querySelectorAll('.grid [data-mark~=target]').length"));
        open("pieces?variant=meder&with=roth&on=start&piece=Q&square=c3N");
        browser.await("return Boolean(plyspace.page.other)");
        long other = browser.number("return plyspace.page.differences().second.length");
        assertTrue(other > 0, "the other queen may pass through ceilings");
        assertEquals(other, browser.number("return document.querySelectorAll('.grid [data-mark~=second]').length"));
    }

    @Test
    void positionsAreSetUpWithTheirFaultsTold() throws InterruptedException {
        open("setup?variant=meder");
        assertTrue(browser.run("return document.querySelector('.status').textContent.trim()")
                .toString()
                .contains("It can be played"));
        browser.run(BUTTON.formatted(1) + ".focus()");
        browser.press(Keys.ENTER); // the king is taken
        browser.press(Keys.DELETE);
        browser.await("return document.querySelectorAll('.faults li').length > 0");
        assertTrue(said().contains("king"), said());
        assertEquals(true, browser.run("return document.querySelector('button.main').disabled"));
        browser.run("document.querySelector('.palette [aria-label=\"white king\"]').click()");
        browser.run(BUTTON.formatted(1) + ".click()");
        browser.await(
                "return document.querySelectorAll('.faults li').length === 0 && plyspace.page.picture.pieces[1] > 0");
        browser.run(
                "[...document.querySelectorAll('button')].find(each => each.textContent.trim() === 'Is it checkmate?').click()");
        browser.await("return Boolean(document.querySelector('[data-checkmate]'))");
        String text = (String) browser.run("return plyspace.page.picture.text");
        Rules rules = registry.rules("meder");
        assertEquals(Piece.code(Side.WHITE, 0), rules.read(text).pieceAt(1), text);
    }

    @ParameterizedTest
    @EveryThirdCase
    @ValueSource(strings = {"play", "pieces", "setup", "games", "boards"})
    void nobodyIsKeptOutAndPicturesAreTaken(String name) throws IOException, InterruptedException {
        lookAtSizes(name, () -> open(name + "?variant=meder"), width -> {
            if (width >= 800) {
                assertEquals(
                        browser.number("return document.querySelector('nav').clientWidth"),
                        browser.number("return document.querySelector('nav').scrollWidth"),
                        "all tabs are seen at " + width);
            }
        });
    }

    @Test
    void keysDoTheSameAfterAClickInSpace() throws InterruptedException {
        open("boards?variant=meder");
        browser.run("document.activeElement.blur(); plyspace.stage.pointer.choose(1)");
        browser.await("return plyspace.page.hand.cell === 1");
        browser.press(Keys.ESCAPE);
        browser.await("return plyspace.page.hand.cell === null");
        browser.press("m");
        browser.await("return plyspace.page.hand.cell === 1");
    }

    @Test
    void aPageThatThereIsNotIsTheBoards() throws InterruptedException {
        open("constructor?variant=meder");
        assertEquals("boards", browser.run("return plyspace.name"));
    }

    @Test
    void aFirstVisitLoadsLittle() throws InterruptedException {
        browser.ask("Network.clearBrowserCache", Map.of());
        open("boards?variant=meder");
        String loaded = """
                return ['navigation', 'resource'].flatMap(type => performance.getEntriesByType(type))
                    .filter(each => %s).reduce((sum, each) => sum + each.%s, 0);
                """;
        long all = browser.number(loaded.formatted("true", "transferSize"));
        long own = browser.number(loaded.formatted("each.name.includes('/page/')", "encodedBodySize"));
        long position = browser.number(loaded.formatted("each.name.includes('/api/position')", "encodedBodySize"));
        assertTrue(own > 10_000 && own <= MOST_OF_ITS_OWN, "script and style: " + own);
        assertTrue(all > own && all <= MOST_AT_FIRST, "all: " + all);
        assertTrue(position > 0 && position <= MOST_OF_A_POSITION, "position: " + position);
    }

    @ParameterizedTest
    @ValueSource(strings = {"boards?variant=meder", "play?variant=meder"})
    void everyFileIsLoadedOnceAndFromThisStart(String address) throws InterruptedException {
        browser.go(page.at(address));
        browser.await("return window.plyspace?.opened > 0");
        List<?> files = (List<?>) browser.run("return performance.getEntriesByType('resource')"
                + ".map(each => new URL(each.name).pathname).filter(each => /^.(page|vendor)./.test(each))");
        assertTrue(files.size() > 20, files::toString);
        assertEquals(files.size(), Set.copyOf(files).size(), files::toString);
        assertEquals(
                List.of(),
                files.stream()
                        .filter(each -> !each.toString().matches("/(page|vendor)/[0-9a-f]{16}/.*"))
                        .toList());
    }

    @Test
    void forcedColoursAndReducedMotionAreFollowed() throws IOException, InterruptedException {
        browser.media(Map.of("forced-colors", "active", "prefers-reduced-motion", "reduce"));
        open("boards?variant=meder");
        assertEquals(List.of(), browser.barriers());
        assertEquals(true, browser.run("return matchMedia('(forced-colors: active)').matches"));
        String colours = "return [...new Set([...document.querySelectorAll('.grid .%s')]"
                + ".map(each => getComputedStyle(each).backgroundColor))]";
        List<?> light = (List<?>) browser.run(colours.formatted("light"));
        List<?> dark = (List<?>) browser.run(colours.formatted("dark"));
        assertFalse(light.isEmpty());
        assertFalse(dark.isEmpty());
        assertTrue(Collections.disjoint(light, dark), light + " " + dark);
        String outline = "return getComputedStyle(document.querySelector('nav a[aria-current]')).outlineStyle";
        assertEquals("solid", browser.run(outline));
        browser.media(Map.of("forced-colors", "none"));
        assertEquals("none", browser.run(outline));
    }
}

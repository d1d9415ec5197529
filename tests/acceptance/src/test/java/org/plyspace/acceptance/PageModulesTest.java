package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page's modules compute, asked on a page that draws no boards. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
class PageModulesTest extends OnThePage {

    @BeforeEach
    void load() throws InterruptedException {
        if (!page.at("reports").equals(browser.run("return location.href"))) {
            browser.go(page.at("reports"));
            browser.await("return window.plyspace?.opened > 0");
            browser.run("window.modules = document.querySelector('script[type=module]').src.replace('main.js', '')");
        }
    }

    /** What a script returns that uses some of what a module exports. */
    private static Object with(String module, String exported, String script) {
        return browser.run(
                "return import(modules + '" + module + "').then(async ({ " + exported + " }) => { " + script + " })");
    }

    @ParameterizedTest
    @CsvSource({
        "'{ winIn: 3 }', white, White wins in 3 plies, 1000",
        "'{ winIn: 3 }', black, Black wins in 3 plies, -1000",
        "'{ lossIn: 2 }', white, Black wins in 2 plies, -1000",
        "'{ lossIn: 2 }', black, White wins in 2 plies, 1000",
        "'{ winIn: 1, score: -50 }', white, White wins in 1 ply, 1000",
        "'{ score: 125 }', white, +1.25, 125",
        "'{ score: 125 }', black, −1.25, -125",
        "'{ score: -2500 }', black, +25.00, 1000",
        "'{ score: 0 }', white, 0.00, 0",
        "'{}', white, '', ",
    })
    void aScoreIsReadAsWhitesAndNamesWhoWins(String worth, String side, String words, Long forWhite) {
        assertEquals(
                words, with("chart.js", "score", "return score(%s, '%s');".formatted(worth, side)), worth + " " + side);
        assertEquals(
                forWhite,
                with("chart.js", "forWhite", "return forWhite(%s, '%s');".formatted(worth, side)),
                worth + " " + side);
    }

    /** What stands at the edges of the flat boards is what the squares there are called, whoever sits in front. */
    @ParameterizedTest
    @ValueSource(strings = {"meder", "koernke", "cube", "dragonchess", "raumschach"})
    void rowsAndColumnsHaveTheNamesOfTheirSquaresFromBothSides(String variant) {
        String script = """
                const { render } = await import('lit-html'), { Picture, RuleSet } = await import(modules + 'picture.js');
                const told = await (await fetch('/api/variant?variant=%1$s')).json(), picture = new Picture(new RuleSet(told), await (await fetch('/api/position?variant=%1$s')).json());
                const wrong = [], first = [];
                for (const fromBlack of [false, true]) {
                  const place = document.createElement('div');
                  render(flat({ picture, shown: picture.layout.boards.map(board => board.name), marks: new Map(), size: 30, tab: 0, fromBlack, focus: null, held: null, moved: new Set(), about: () => '', chooseBoard: () => {} }), place);
                  for (const figure of place.querySelectorAll('figure')) {
                    const names = edge => [...figure.querySelectorAll(`.names.${edge} span`)].map(each => each.textContent.trim()), across = names('across'), down = names('down');
                    const rows = [...figure.querySelectorAll('[role=row]')].map(row => [...row.children].map(cell => cell.querySelector('button')?.getAttribute('aria-label').split(',')[0]));
                    if (rows.length !== down.length || rows.some(row => row.length !== across.length)) wrong.push(figure.dataset.board);
                    first.push(across[0] + down[0]);
                    rows.forEach((row, i) => row.forEach((name, k) => {
                      if (name && !name.includes(across[k] + down[i]) && !name.includes(down[i] + across[k])) wrong.push(`${name} at ${across[k]} ${down[i]}`);
                    }));
                  }
                }
                return [wrong, first.length, new Set(first).size > 1];
                """.formatted(variant);
        Object found = with("flat.js", "flat", script);
        assertEquals(List.of(), ((List<?>) found).get(0));
        assertEquals(
                2L
                        * registry.rules(variant)
                                .startPosition()
                                .words()
                                .layout()
                                .boards()
                                .size(),
                ((List<?>) found).get(1));
        assertEquals(true, ((List<?>) found).get(2), "both sides see the same");
    }

    /** On a hexagon of 37 hexagons, at the table and from White's left: sides touch, points within a hexagon are its own, names are beside all. */
    @ParameterizedTest
    @CsvSource({
        "HEXAGONS_IN_RANKS, 'file + rank / 2', rank, false",
        "HEXAGONS_IN_RANKS, 'file + rank / 2', rank, true",
        "HEXAGONS_IN_FILES, file, 2 * rank + file, false",
        "HEXAGONS_IN_FILES, file, 2 * rank + file, true"
    })
    void hexagonsLieSideBySide(String cells, String x, String y, boolean left) {
        assertEquals(List.of(180L, List.of()), with("hexagons.js", "shaped, cornersOf, namesOf, spotOf", """
                const { squareAt } = await import(modules + 'picking.js'), squares = [];
                for (let rank = 0; rank < 7; rank++)
                  for (let file = 0; file < 7; file++)
                    if (Math.abs(file + rank - 6) < 4) squares.push({ cell: squares.length, name: `${file} ${rank}`, shade: 'dark', file, rank, x: %s, y: %s });
                const names = [...'abcdefghijklmnopqrst'], left = %s;
                const board = shaped({ name: '1', x: 0, y: 0, z: 0, files: 7, ranks: 7, fileNames: names, rankNames: names, squares, anchor: null, inverted: false, owner: null, cells: '%s' });
                const place = { board, left, x: 0, y: 0, z: 0, w: left ? board.deep : board.wide, d: left ? board.wide : board.deep, tower: 0 };
                const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y), wrong = [];
                let touching = 0;
                for (const one of board.squares) {
                  for (const other of board.squares) if (one !== other) {
                    if (far(one, other) < 0.999) wrong.push([one.name, other.name]);
                    touching += far(one, other) < 1.001;
                  }
                  const [across, along] = left ? [one.y - board.y, one.x - board.x] : [one.x - board.x, board.y - one.y];
                  for (const [dx, dz] of cornersOf(board, left, 0, 0, 0.98)) if (squareAt(place, across + dx, along + dz) !== one) wrong.push(one.name);
                }
                const spots = board.squares.map(square => spotOf(board, left, square));
                for (const { text, x, y } of namesOf(board, left).across)
                  if (y !== undefined && spots.some(([right, down]) => Math.hypot(right - x, down - y) < 0.6)) wrong.push(text);
                return [touching, wrong];
                """.formatted(
                        x, y, left, cells)));
    }

    /** Games of a file are listed by this, one by one, and read by the server, which takes texts apart by itself. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{x} [Event 'a'] {y} [Site 'b'] 1. e4 *",
                "1. e4 e5 1-0 {time} | [Event 'a'] 1. d4 *",
                "[Event 'a'] {unplayed} | [Event 'b'] 1. d4 *",
                "[Event 'a'] 1. e4* | [Event 'b'] 1. d4 1-0 | [Event 'c'] *",
                "[Event 'a'] 1. e4 {c} | [Site 'b'] ; d"
            })
    void aFileIsTakenApartIntoItsGames(String marked) {
        String text = marked.replace(" | ", "").replace('\'', '"');
        assertEquals(
                List.of(marked.replace('\'', '"').split(" [|] ", -1)),
                with(
                        "files.js",
                        "pgnGames",
                        "return [...pgnGames(`%s`)].map(piece => piece.text.trim());".formatted(text)));
    }

    @ParameterizedTest
    @CsvSource({
        "'{comment} 1. e4 *', games.pgn, pgn",
        "'{\"a\" : 1}', games.pgn, json",
        "'{', games.txt, json",
        "1. e4 *, GAMES.PGN, pgn"
    })
    void aFilesFormIsToldByHowItBeginsAndItsName(String text, String name, String form) {
        assertEquals(form, with("files.js", "formatOf", "return formatOf('%s', '%s');".formatted(text, name)));
    }

    /** A failure is told until something is done. */
    @Test
    void whatFailedIsPastWhenSomethingWasDone() {
        assertEquals(List.of("in vain", "done", true), browser.run("""
                const { fail, say } = plyspace, told = [];
                fail({ told: {}, message: 'in vain' });
                told.push(plyspace.failure);
                say('done');
                told.push(plyspace.said, plyspace.failure === null);
                return told;
                """));
    }

    /** What a template comes to, of a module's function. */
    private static Object drawn(String module, String exported, String script) {
        return with(
                module,
                exported,
                "const { render } = await import('lit-html'), place = document.createElement('div'), draw = template => { render(template, place); return place; };"
                        + script);
    }

    @ParameterizedTest
    @CsvSource({"white, 70, +0.31", "black, 30, −0.31"})
    void whatASearchExpectsIsShownAsWhitesShare(String side, String share, String score) {
        Object found = drawn("thoughts.js", "thoughts", """
                const shown = draw(thoughts({ purpose: 'analysis', depth: 4, nodes: 900, lines: [{ move: 'e4', score: 31, expectancy: 0.7, line: ['e4', 'e5'] }] }, '%s', '', () => {}));
                return [shown.querySelector('svg').getAttribute('aria-label'), shown.querySelector('rect.white').getAttribute('width'), shown.querySelector('b').textContent];
                """.formatted(side));
        assertEquals(List.of("White can expect " + share + " % of the points", share, score), found);
    }

    @Test
    void capturedMenAndWhoIsAheadAreToldOfTheSideThatTookThem() {
        Object found = drawn("material.js", "Material", """
                const { Picture, RuleSet } = await import(modules + 'picture.js'), asked = what => fetch(`/api/${what}?variant=orthodox`).then(answer => answer.json());
                const rules = new RuleSet(await asked('variant')), told = await asked('position'), material = new Material(() => {});
                const codeOf = (name, black) => 2 * (rules.types.find(each => each.name === name).index + 1) + black, queen = codeOf('queen', 1), pawn = codeOf('pawn', 0);
                material.worth = rules.types.map(({ name }) => ({ queen: 900, pawn: 100, king: 0 })[name] ?? 300);
                for (const code of [queen, pawn]) told.pieces[told.pieces.indexOf(code)] = 0;
                const picture = new Picture(rules, told), moves = [{ side: 'white', taken: queen }, { side: 'white' }, { side: 'black', taken: pawn }];
                return ['white', 'black'].map(side => draw(material.row(side, picture, moves)).querySelector('.taken').getAttribute('aria-label'));
                """);
        assertEquals(List.of("captured: 1 queen; ahead by 8.0 pawns", "captured: 1 pawn"), found);
    }

    @ParameterizedTest
    @CsvSource({"raumschach, E top A bottom", "dragonchess, 1 top 3 bottom", "meder, W level 2 N level 4 B level 6"})
    void boardsThatStaySayHowHighTheyAre(String variant, String heights) {
        Object found = with("space.js", "heightOf", """
                const { RuleSet } = await import(modules + 'picture.js'), { boards } = new RuleSet(await (await fetch('/api/variant?variant=%s')).json());
                return boards.filter(board => board.anchor === null && heightOf(board, { boards })).sort((a, b) => %s * (b.z - a.z)).map(board => `${board.name} ${heightOf(board, { boards })}`).join(' ');
                """.formatted(variant, variant.equals("meder") ? "-1" : "1"));
        assertEquals(heights, found);
    }

    @ParameterizedTest
    @CsvSource({
        "human, random, /play?game=g, you, random",
        "random, human, /play?game=g&side=black, random, you",
        "human, human, /play?game=g, a person, a person",
        "random, greedy, /play?game=g, random, greedy",
    })
    void whoPlaysAlonePlaysOnTheirOwnSide(String white, String black, String address, String first, String second) {
        String players = "{ white: '" + white + "', black: '" + black + "' }";
        assertEquals(address, with("parts.js", "playing", "return playing('g', " + players + ");"));
        assertEquals(
                List.of(first, second),
                with(
                        "pages/new-game.js",
                        "NewGame",
                        "const fresh = new NewGame({}); return ['white', 'black'].map(side => fresh.titleIn(" + players
                                + ", side));"));
    }

    /** Also from where the first one began. */
    @ParameterizedTest
    @CsvSource({"true, random, human", "false, human, random"})
    void aRematchBeginsWhereTheGameBegan(boolean swapped, String white, String black) {
        Object asked = with(
                "ending.js", "rematch", """
                const fetched = window.fetch, asked = [], app = { turn: %1$s1, fail: () => {} };
                window.fetch = async (path, how) => { asked.push(JSON.parse(how.body)); throw new TypeError('none'); };
                try {
                  for (const start of ['usual', 'other']) await rematch(app, { told: { variant: 'v', white: 'human', black: 'random', start }, picture: { rules: { told: { start: 'usual' } } } }, %1$s);
                } finally {
                  window.fetch = fetched;
                }
                return asked.map(({ position, white, black }) => `${position ?? ''} ${white} ${black}`.trim());
                """.replace("%1$s1", "Math.random()").formatted(swapped));
        assertEquals(List.of(white + " " + black, "other " + white + " " + black), asked);
    }

    @ParameterizedTest
    @CsvSource({
        "'{ side: ''white'' }', White to move",
        "'{ side: ''black'', check: true }', 'Black to move, in check'",
        "'{ side: ''black'', check: true, doubleCheck: true }', 'Black to move, in double check'",
        "'{ side: ''white'', check: true, outcome: { text: ''black wins by checkmate'' } }', black wins by checkmate",
    })
    void howItStandsIsSaidInAFewWords(String position, String words) {
        assertEquals(words, with("words.js", "standing", "return standing(" + position + ");"));
    }

    private static final String RULES_PAGE = """
            # Rules of *Toy*

            1. first
               - inner **bold**
               - second
            2. `code`

            | a | b |
            | --- | --: |
            | x \\\\| y | z |
            | <img src=x onerror=alert(1)> | [js](javascript:alert(1)) |

            [other](other.md#part-2), [here](#rules-of-toy), [web](https://example.org/a), [folder](../games).

            > said
            """;

    @Test
    void aRulesPageHasListsTablesAndLinksAndItsHtmlIsText() {
        Object found = drawn("markdown.js", "markdown", """
                const opened = [], page = draw(markdown(`%s`, undefined, (name, section) => opened.push(`${name} ${section}`)));
                const text = selector => [...page.querySelectorAll(selector)].map(each => each.textContent.replace(/\\s+/g, ' ').trim());
                document.body.append(page);
                page.querySelectorAll('a:not([target])').forEach(each => each.click());
                page.remove();
                const out = page.querySelector('a[target]');
                return [text('[role=heading]')[0], text('ol > li > ul > li').join(), text('ol > li > code').join(), text('td').join(' ; '), text('blockquote').join(),
                    page.querySelectorAll('img').length, page.querySelector('td:last-child').style.textAlign, opened.join(), `${out.getAttribute('href')} ${out.rel}`, text('a').join()];
                """.formatted(RULES_PAGE.replace("`", "\\`")));
        assertEquals(
                List.of(
                        "Rules of Toy",
                        "inner bold,second",
                        "code",
                        "x | y ; z ; <img src=x onerror=alert(1)> ; [js](javascript:alert(1))",
                        "said",
                        0L,
                        "right",
                        "other.md part-2, rules-of-toy",
                        "https://example.org/a noopener",
                        "other,here,web"),
                found);
    }

    @ParameterizedTest
    @CsvSource({
        "0, Rules of Toy",
        "2, first",
        "3, inner bold",
        "5, code",
        "9, x | yz",
        "12, 'other, here, web, folder.'",
        "14, said",
        "1, ",
    })
    void theLineThatIsCitedIsLitAndNoMore(int line, String lit) {
        assertEquals(lit, drawn("markdown.js", "markdown", """
                const page = draw(markdown(`%s`, %d, () => {}));
                return page.querySelector('#ruled.ruled')?.textContent.replace(/\\s+/g, ' ').trim();
                """.formatted(RULES_PAGE.replace("`", "\\`"), line)));
    }

    @Test
    void aReviewIsOfTheMovesThatAreStillThere() {
        assertEquals(List.of(1L, 2L, "??", "", 50L, -30L, List.of(2L), List.of()), with("review.js", "Review", """
                const review = new Review({ moves: [{ ply: 1, move: 'a', side: 'white', after: { score: 50 } }, { ply: 2, move: 'b', side: 'black', grade: 'blunder', after: { score: 30 } }] });
                return [review.reach([{ move: 'a' }, { move: 'c' }]), review.reach([{ move: 'a' }, { move: 'b' }, { move: 'c' }]), review.sign(2), review.sign(1),
                    review.score(1), review.score(2), review.bad(2).map(each => each.ply), review.bad(1)];
                """));
    }

    /** What tabs share is kept for all of a browser, and what a tab was opened with for it alone. */
    @Test
    void aTabActsByItsOwnLinkAndANewOneByTheLast() {
        assertEquals(Arrays.asList("mine", "theirs", null, "last", "last"), with("seats.js", "seatOf, keepSeat", """
                const told = [], elsewhere = seat => localStorage.setItem('seat g', seat);
                keepSeat('g', 'mine');
                elsewhere('theirs');
                told.push(seatOf('g'));
                sessionStorage.removeItem('seat g');
                told.push(seatOf('g'));
                localStorage.removeItem('seat g');
                told.push(seatOf('g'));
                keepSeat('g', 'first');
                keepSeat('g', 'last');
                told.push(seatOf('g'));
                sessionStorage.removeItem('seat g');
                told.push(seatOf('g'));
                localStorage.removeItem('seat g');
                return told;
                """));
    }

    /** Another copy of the module, so that the page's own requests stay as they are. */
    @Test
    void aLinkIsTakenOutOfTheAddressAndGoesWithEachRequest() {
        String key = "0123456789abcdef".repeat(2);
        assertEquals(
                List.of("{}", "", "", key + ".g-1", "plyspace-seat," + key + ".g-1", key + ".g-1", key + ".g-2"),
                with(
                        "seats.js?apart",
                        "carrySeat, carriedHeaders, carriedProtocols, seatOf, keepRematch",
                        """
                const told = [JSON.stringify(carriedHeaders()), carriedProtocols().join()], open = location.pathname + location.search;
                history.replaceState(null, '', `${open}#seat=%s.g-1`);
                carrySeat('g-1');
                told.push(location.hash, carriedHeaders()['Plyspace-Seat'], carriedProtocols().join());
                carrySeat('another');
                carrySeat(undefined);
                told.push(carriedHeaders()['Plyspace-Seat']);
                keepRematch('g-1', 'g-2');
                told.push(seatOf('g-2'));
                for (const game of ['g-1', 'g-2']) for (const kept of [sessionStorage, localStorage]) kept.removeItem(`seat ${game}`);
                return told;
                """.formatted(key)));
    }

    @Test
    void linksForOthersLeadToTheirSideOfTheGame() {
        assertEquals(
                List.of("/play?game=g#seat=w", "/play?game=g&side=black#seat=b", "/play?game=g#seat=o", "{}", "b"),
                with("seats.js", "addressOf, linksOf, keepLinks", """
                const addresses = [['white', 'w'], ['black', 'b'], ['watch', 'o']].map(([role, seat]) => addressOf('g', role, seat).slice(location.origin.length)), none = JSON.stringify(linksOf('g'));
                keepLinks('g', { white: 'w', black: 'b', watch: 'o' });
                const { black } = linksOf('g');
                localStorage.removeItem('links g');
                return [...addresses, none, black];
                """));
    }

    /** Begun seconds count whole, as on a clock that runs down. */
    @Test
    void timeLeftIsShownInSecondsAndThatOfDaysInHours() {
        assertEquals(
                List.of(
                        "0:00",
                        "0:01",
                        "0:01",
                        "0:59",
                        "1:00",
                        "4:05",
                        "59:59",
                        "1:00:00",
                        "23:59:59",
                        "1 d 0 h",
                        "2 d 3 h"),
                with("pages/seats-panel.js", "time", """
                const second = 1000, minute = 60 * second, hour = 60 * minute;
                return [0, 1, second, 59 * second, 59 * second + 1, 4 * minute + 5 * second, hour - second, hour, 24 * hour - second, 24 * hour, 51 * hour + 59 * minute].map(time);
                """));
    }

    @ParameterizedTest
    @CsvSource({
        "'white,black', null, human, white, White to move",
        "'white,black', null, human, black, Black to move",
        "'white,black', white, human, white, Your move",
        "'white,black', white, human, black, Black to move",
        "'white,black', watch, human, white, White to move",
        "white, null, human, white, Your move",
        "black, null, machine, white, The machine\u2019s move",
        "'', null, machine, white, White to move",
    })
    void whoseMoveItIsStandsInTheTitle(String people, String role, String turn, String side, String title) {
        String told = "{ turn: '%s', at: { side: '%s' } }".formatted(turn, side);
        String who = role.equals("null") ? role : "'" + role + "'";
        String asked = "return turnTitle(%s, '%s'.split(',').filter(Boolean), %s);";
        assertEquals(title, with("words.js", "turnTitle", asked.formatted(told, people, who)));
        assertEquals(
                "1-0",
                with(
                        "words.js",
                        "turnTitle",
                        asked.formatted(told.replace("{ turn", "{ outcome: { result: '1-0' }, turn"), people, who)));
    }

    @Test
    void keysLeadToPliesThatThereAre() {
        assertEquals(Arrays.asList(2L, 4L, 0L, 7L, 0L, 7L, null, 0L), with("steps.js", "stepTo", """
                return [stepTo('ArrowLeft', 3, 7), stepTo('ArrowRight', 3, 7), stepTo('Home', 3, 7), stepTo('End', 3, 7), stepTo('ArrowLeft', 0, 7), stepTo('ArrowRight', 7, 7), stepTo('Enter', 3, 7), stepTo('ArrowRight', 0, 0)];
                """));
    }

    /** a b c, with x y instead of b and within that z instead of y, and w instead of c. */
    @Test
    void aGamesTreeHasEachMoveOnceAndTheWayToIt() {
        assertEquals(
                List.of("a", "b x", "a x z", "c", "y", "z", "2 a x", "3 a b w", "3 a b c", "1 2", "null null"),
                with("record.js", "GameTree, followers, movesTo, endOf, placeOf", """
                const move = move => ({ move }), line = (ply, moves, variations = []) => ({ ply, moves: moves.map(move), variations });
                const tree = new GameTree(line(1, ['a', 'b', 'c'], [line(2, ['x', 'y'], [line(3, ['z'])]), line(3, ['w'])])), { root } = tree;
                const names = nodes => nodes.map(each => each.told.move).join(' '), way = node => movesTo(node).join(' ');
                const x = tree.follow(['a', 'x']), place = node => { const { branch, ply } = placeOf(node); return `${branch} ${ply}`; };
                return [names(followers(root)), names(followers(root.next)), way(tree.follow(['a', 'x', 'z'])), endOf(root).told.move, endOf(x).told.move, endOf(tree.find(2, 3)).told.move,
                    `${tree.find(1, 2).ply} ${way(tree.find(1, 2))}`, `${tree.find(3, 9).ply} ${way(tree.find(3, 9))}`, `${tree.find(0, 9).ply} ${way(tree.find(0, 9))}`, place(x), place(root)];
                """));
    }

    @Test
    void aGameThatBlackBeginsIsListedFromBlacksColumnOn() {
        assertEquals(List.of("7. -1", "8. 2 3"), drawn("movelist.js", "moveList", """
                const move = (move, number, side) => ({ move, number, side });
                const list = draw(moveList({ moves: [move('a', 7, 'black'), move('b', 8, 'white'), move('c', 8, 'black')], ply: 2, form: 'squares', sign: () => '', look: () => {} }));
                return [...list.querySelectorAll('li')].map(row => [...row.children].map(each => each.dataset.ply ?? (each.textContent.trim() || '-')).join(' ').replace('- ', '-'));
                """));
    }

    /** A board that moves, else where the first piece comes to, not whence, nor what is taken. */
    @Test
    void theStripGoesWhereAMoveCameTo() {
        assertEquals(List.of("B4", "B5", "Mnull", "null"), with("strip.js", "arrivalOf", """
                const picture = { boardOf: () => ({ name: 'B' }), layout: { boards: [{ name: 'B' }, { name: 'M' }] }, rules: { movable: [1] } };
                return [[{ effect: 'remove', cell: 3 }, { effect: 'step', from: 2, to: 4 }, { effect: 'step', from: 8, to: 9 }], [{ effect: 'drop', cell: 5 }], [{ effect: 'shiftBoard', board: 0 }], []]
                    .map(effects => arrivalOf(picture, effects)).map(found => found ? found.board + found.cell : String(found));
                """));
    }

    @Test
    void addressesSayWhatIsNotAsAlwaysAndStayReadable() {
        assertEquals(
                List.of(
                        "/boards?variant=cube:n=5,start=II&position=K/2|k@a1&side=black",
                        "/boards",
                        "cube:n=5",
                        "cube",
                        "5"),
                with("parts.js", "spec, chosenIn", """
                const { link } = await import(modules + 'address.js'), options = [{ name: 'n', defaultValue: '3' }, { name: 'start', defaultValue: 'I' }];
                return [link('boards', { variant: 'cube:n=5,start=II', position: 'K/2|k@a1', side: 'black', view: 'table', unfold: '0', focus: null, from: '0' }), link('boards', {}),
                    spec('cube', options, { n: '5', start: 'I' }), spec('cube', options, { n: '3' }), chosenIn('cube:n=5,start=II').n];
                """));
    }

    @Test
    void aPositionThatIsToldAgainHasThePictureOfBefore() {
        assertEquals(List.of(true, false, false, false), with("picture.js", "pictured, RuleSet", """
                const told = { variant: 'koernke', pieceTypes: [], boards: [], anchors: [] }, [rules, others] = [new RuleSet(told), new RuleSet(told)];
                const at = position => ({ position, pieces: [] }), first = pictured(rules, at('a'), null);
                return [pictured(rules, at('a'), first), pictured(rules, at('b'), first), pictured(others, at('a'), first), pictured(rules, { ...at('a'), outcome: {} }, first)].map(each => each === first);
                """));
    }
}

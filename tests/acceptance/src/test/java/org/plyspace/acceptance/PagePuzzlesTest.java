package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.match.puzzle.Puzzle;
import org.plyspace.match.puzzle.PuzzleFile;

/** Puzzles on the page. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
class PagePuzzlesTest extends OnThePage {

    private static final String VARIANT = "koernke";

    private static Puzzle puzzle(int moves) {
        return PuzzleFile.broughtBy(registry.rules(VARIANT)).orElseThrow().puzzles().stream()
                .filter(one -> one.kind() == Puzzle.Kind.WIN && one.moves() == moves)
                .findFirst()
                .orElseThrow();
    }

    private static void press(String title) {
        browser.run("[...document.querySelectorAll('button')].find(each => each.textContent.trim() === '" + title
                + "').click()");
    }

    private static String answer() {
        return String.valueOf(browser.run("return document.querySelector('.answer').textContent.trim()"));
    }

    private static void type(String move) {
        browser.run("document.getElementById('entry').value = '" + move
                + "'; document.getElementById('entry').form.requestSubmit()");
    }

    private static String solved() {
        return String.valueOf(browser.run("return document.querySelector('.panel h2').textContent.trim()"));
    }

    @Test
    void aPuzzleIsSolvedAfterAWrongMoveAndHintsAndStaysSolved() throws IOException, InterruptedException {
        Puzzle puzzle = puzzle(2);
        String address = "puzzles?variant=" + VARIANT + "&puzzle=" + puzzle.id();
        open(address);
        browser.run("localStorage.removeItem('puzzles " + VARIANT + "')");
        open(address);
        assertEquals("0 of 30 solved", solved());
        String right = puzzle.line().get(0);
        String wrong = (String) browser.run("""
                const { variant, position } = { variant: plyspace.page.variant, position: plyspace.page.picture.text };
                return fetch(`/api/moves?${new URLSearchParams({ variant, position })}`).then(answer => answer.json())
                    .then(({ moves }) => moves.map(each => each.move).find(move => move !== '%s'));
                """.formatted(right));

        type(wrong);
        browser.await("return document.querySelector('.answer').textContent.includes('Not that')");
        assertTrue(said().endsWith("Try again."), said());
        assertEquals(puzzle.position(), browser.run("return plyspace.page.picture.text"));
        assertEquals(List.of(), browser.barriers());

        press("Hint");
        browser.await("return document.querySelector('.answer').textContent.includes('Look at ')");
        assertFalse(answer().contains(right), answer());
        press("Tell the move");
        browser.await("return document.querySelector('.answer').textContent.includes('The move is " + right + "')");

        type(right);
        browser.await("return document.querySelector('.answer').textContent.includes('Right: ')");
        assertTrue(answer().contains("It is answered by " + puzzle.line().get(1)), answer());
        browser.run("void plyspace.page.attempt({ move: '" + puzzle.line().get(2) + "' })");
        browser.await("return document.querySelector('.answer').textContent.includes('Solved: ')");
        assertEquals("1 of 30 solved", solved());
        assertEquals(List.of(), browser.barriers());

        open(address);
        assertEquals("1 of 30 solved", solved());
        assertEquals(1L, browser.number("return document.querySelectorAll('.puzzles [data-solved]').length"));
        assertTrue(String.valueOf(browser.run(
                        "return document.querySelector('.puzzles [aria-current]').getAttribute('aria-label')"))
                .endsWith(", solved"));
        browser.run("localStorage.removeItem('puzzles " + VARIANT + "')");
    }

    @Test
    void aPieceIsTakenAndPutWithTheHand() throws InterruptedException {
        Puzzle puzzle = puzzle(1);
        open("puzzles?variant=" + VARIANT + "&puzzle=" + puzzle.id());
        String[] squares = puzzle.line().get(0).split("-", 2);
        browser.run("void plyspace.page.hand.select(plyspace.page.picture.names.get('" + squares[0] + "').cell)");
        browser.await("return plyspace.page.hand.moves.length > 0");
        browser.run("void plyspace.page.hand.choose(plyspace.page.picture.names.get('" + squares[1].substring(0, 3)
                + "').cell)");
        browser.await("return document.querySelector('.answer').textContent.includes('Solved: ')");
        press("Next puzzle");
        browser.await("return !plyspace.page.done && plyspace.page.line.length === 0");
        browser.run("localStorage.removeItem('puzzles " + VARIANT + "')");
    }

    @Test
    void aRuleSetWithoutPuzzlesSaysHowToMakeThem() throws IOException, InterruptedException {
        open("puzzles?variant=dragonchess");
        assertTrue(String.valueOf(browser.run("return document.querySelector('.command pre').textContent"))
                .contains("puzzles dragonchess --out"));
        assertEquals(List.of(), browser.barriers());
    }

    @ParameterizedTest
    @MethodSource("some")
    void puzzlesLookAsTheyShould(String variant) throws IOException, InterruptedException {
        lookAtSizes("puzzles-" + variant, () -> open("puzzles?variant=" + variant), width -> {});
    }
}

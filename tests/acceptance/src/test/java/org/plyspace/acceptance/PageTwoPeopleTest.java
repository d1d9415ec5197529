package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A game between two people with browsers of their own, who come to the server by different addresses and share a link only. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the browser is looked for as on POSIX")
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class PageTwoPeopleTest {

    private static final String RULES = """
            {
              "format": "plyspace-lattice/2",
              "id": "attic",
              "title": "Attic",
              "summary": "A king and five rooks against a king on three boards of 3 x 5.",
              "source": "made up for a test",
              "board": {"files": 3, "ranks": 5, "levels": 3, "boards": ["A", "B", "C"], "squares": "{level}{file}{rank}"},
              "directions": {"straight": {"turns": [1, 0, 0]}, "diagonal": {"turns": [1, 1, 0]}},
              "pieces": {
                "K": {"name": "king", "royal": true, "leaps": ["straight", "diagonal"]},
                "R": {"name": "rook", "rides": "straight"}
              },
              "start": "C:2k/3/3/R2/1R1|B:3/3/1R1/3/3|A:3/3/R2/RRK/3 w - - 0 1"
            }
            """;

    /** The longest defence against a mate in three, as {@code solve} proves it. */
    private static final List<String> MATE = List.of("Ac2-Bc3", "Cc5-Bc5", "Ca2-Cc2", "Bc5-Ac5", "Cc2-Cc5");

    private static final Path PICTURES = Path.of("..", "..", "program", "web", "target", "pictures");

    /** Shared by all tests. Each test's server has its own port, so nothing that a browser keeps carries over. */
    private static Browser host;

    private static Browser friend;

    @TempDir
    private Path folder;

    private ServedPage page;

    @BeforeAll
    static void startBrowsers(@TempDir Path downloads) throws IOException {
        Files.createDirectories(PICTURES);
        host = Browser.startLayingOut(downloads);
        friend = Browser.startLayingOut(downloads);
    }

    @AfterAll
    static void closeBrowsers() {
        Stream.of(friend, host).filter(Objects::nonNull).forEach(Browser::close);
    }

    @BeforeEach
    void open() throws IOException {
        Files.createDirectories(folder.resolve("plugins"));
        page = ServedPage.start(folder.resolve("games"), folder.resolve("plugins"), "--host", "0.0.0.0");
    }

    @AfterEach
    void close() {
        try {
            friend.go("about:blank");
            host.go("about:blank");
        } finally {
            page.close();
        }
    }

    private void screens(int atHost, int atFriend) {
        host.screen(atHost, atHost < 500 ? 844 : 900, "light");
        friend.screen(atFriend, atFriend < 500 ? 844 : 900, "light");
    }

    /** Enters by the address that the program has printed, with a number of this machine instead of all. */
    private void enter() throws InterruptedException {
        host.go(page.at("").replace("0.0.0.0", "127.0.0.1"));
        host.await("return Boolean(window.plyspace?.page?.picture)");
    }

    private static void choose(Browser browser, String name, String value) {
        browser.run("""
                const choice = document.querySelector('[data-links=%s]');
                choice.value = '%s';
                choice.dispatchEvent(new Event('change'));
                """.formatted(name, value));
    }

    /** Begins a game by links, and returns the one for Black as it looks from the friend's machine. */
    private String begin(String variant, String clock) throws InterruptedException {
        host.run("history.pushState(null, '', '/play?variant=" + variant + "'); plyspace.open()");
        host.await("return Boolean(document.querySelector('[data-links=where]'))");
        choose(host, "where", "links");
        host.await("return Boolean(document.querySelector('[data-links=clock]'))");
        choose(host, "clock", clock);
        host.await("return plyspace.page.fresh.links.clock === '" + clock + "'");
        host.run("document.querySelector('[data-begin]').click()");
        host.await("return Boolean(document.querySelector('[data-link=black]'))");
        return ((String) host.run("return document.querySelector('[data-link=black]').value"))
                .replace("127.0.0.1", "127.0.0.2");
    }

    private void come(String link) throws InterruptedException {
        friend.go(link);
        friend.await("return Boolean(window.plyspace?.page?.game?.told)");
    }

    private static void play(Browser browser, String move, int ply) throws InterruptedException {
        browser.await("return plyspace.page.game.told.ply === " + ply + " && plyspace.page.yours");
        browser.run("plyspace.page.attempt({ move: '" + move + "' })");
        browser.await("return plyspace.page.game.told.ply === " + (ply + 1));
    }

    private static void name(Browser browser, String name) throws InterruptedException {
        browser.await("return Boolean(document.querySelector('form[data-name]'))");
        browser.run("""
                const form = document.querySelector('form[data-name]');
                form.elements.name.value = '%s';
                form.requestSubmit();
                """.formatted(name));
        browser.await("return !document.querySelector('form[data-name]')");
    }

    private static void look(String name, Browser browser) throws IOException {
        Files.write(PICTURES.resolve("two-people-" + name + ".png"), browser.picture());
        assertEquals(0, browser.hiddenAtTheSide());
        assertEquals(List.of(), browser.barriers());
    }

    private void lookAtBoth(String name) throws IOException {
        look(name + "-host", host);
        look(name + "-friend", friend);
    }

    @Test
    void aFileOfRulesIsPlayedByLinkToItsEnd() throws IOException, InterruptedException {
        screens(1440, 390);
        enter();
        Files.writeString(folder.resolve("plugins/attic.json"), RULES);
        host.run("""
                [...document.querySelectorAll('button')].find(each => each.textContent.trim() === 'Read plugins anew').click()
                """);
        host.await("return plyspace.variants.some(each => each.id === 'attic')");
        String link = begin("attic", "300+5");
        look("begun", host);

        come(link);
        assertFalse(((String) friend.run("return location.href")).contains("seat="), "the key stays in the address");
        name(host, "Ada");
        name(friend, "Ben");
        for (int ply = 0; ply < MATE.size(); ply++) {
            Browser mover = ply % 2 == 0 ? host : friend;
            Browser other = ply % 2 == 0 ? friend : host;
            mover.await("return plyspace.page.game.told.ply === " + ply);
            assertTrue((Boolean) mover.run("return plyspace.page.yours"), "ply " + ply);
            assertFalse((Boolean) other.run("return plyspace.page.yours"), "ply " + ply);
            play(mover, MATE.get(ply), ply);
            other.await("return plyspace.page.game.told.ply === " + (ply + 1));
            if (ply == 2) {
                lookAtBoth("played");
            }
        }

        for (Browser each : List.of(host, friend)) {
            assertEquals("1-0", each.run("return document.querySelector('.turn').dataset.result"));
            assertTrue(((String) each.run("return document.body.textContent")).contains("Ada"));
        }
        lookAtBoth("ended");
        friend.run("document.querySelector('[data-offer=rematch]').click()");
        host.await("return Boolean(document.querySelector('[data-agree]'))");
        host.run("document.querySelector('[data-agree]').click()");
        for (Browser each : List.of(host, friend)) {
            each.await("return plyspace.page.game?.told?.ply === 0");
        }
        assertEquals("black", host.run("return plyspace.page.game.role"));
        assertEquals("white", friend.run("return plyspace.page.game.role"));
    }

    @Test
    void anOfferNeedsTheOther() throws IOException, InterruptedException {
        screens(390, 1440);
        enter();
        come(begin("meder", "1/86400"));
        play(host, "b2W-a4N", 0);
        friend.await("return plyspace.page.game.told.ply === 1");
        friend.run("plyspace.page.attempt({ from: 50, to: 3 })");
        friend.await("return Boolean(document.querySelector('.answer .why'))");
        host.run("document.querySelector('[data-offer=takeBack]').click()");
        friend.await("return Boolean(document.querySelector('[data-agree]'))");
        lookAtBoth("offered");
        friend.run("document.querySelector('[data-agree]').click()");
        host.await("return plyspace.page.game.told.ply === 0");

        host.go((String) host.run("return location.href"));
        host.await("return Boolean(window.plyspace?.page?.game?.told)");
        assertEquals("white", host.run("return plyspace.page.game.role"), "who comes back has the seat");
        play(host, "b2W-a4N", 0);
    }

    @Test
    void whetherTheOtherIsConnectedIsShown() throws IOException, InterruptedException {
        screens(1440, 390);
        enter();
        String link = begin("meder", "1/86400");
        String signs = "return [...document.querySelectorAll('.presence')].map(each => each.ariaLabel).join()";
        assertEquals("", host.run(signs), "nobody has come yet");
        come(link);
        for (Browser each : List.of(host, friend)) {
            each.await(signs + " === 'is connected'");
        }
        lookAtBoth("connected");

        friend.go("about:blank");
        host.await(signs + " === 'is not connected'");
        look("left", host);
    }

    @Test
    void whoHasNoSeatLooksOn() throws InterruptedException {
        screens(1440, 1440);
        enter();
        String black = begin("meder", "");
        String watch = ((String) host.run("return document.querySelector('[data-link=watch]').value"))
                .replace("127.0.0.1", "127.0.0.2");
        come(watch);
        play(host, "b2W-a4N", 0);
        friend.await("return plyspace.page.game.told.ply === 1");

        assertFalse((Boolean) friend.run("return plyspace.page.yours"));
        assertEquals(0L, friend.number("return document.querySelectorAll('[data-offer]').length"));
        friend.go(black.replaceFirst("#.*", "") + "#seat=" + "0".repeat(32) + ".x");
        friend.await("return Boolean(window.plyspace?.failure)");
        assertEquals("this link opens no game here; ask for it again", friend.run("return plyspace.failure"));
    }
}

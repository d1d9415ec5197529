package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.testing.InWholeForm;

/** The server is killed and comes back while two tabs are open: they go on by themselves, with every move that was answered. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
@InWholeForm
class PageRestartTest extends WithoutDrawing {

    private static final int MOVES = 4;

    @TempDir
    private Path data;

    private static List<String> moves(String variant) {
        Position position = registry.rules(variant).startPosition();
        List<String> texts = new ArrayList<>();
        for (int ply = 0; ply < MOVES; ply++) {
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            long move = moves.get(moves.size() / 3);
            texts.add(position.words().text(move, Notation.MACHINE));
            position.make(move);
        }
        return texts;
    }

    private static void watch(String address) throws InterruptedException {
        browser.screen(1000, 700, "light");
        browser.go(address);
        browser.await("return Boolean(window.plyspace?.page?.game?.told && plyspace.line.page)");
    }

    private static void type(String move) {
        browser.run("document.getElementById('entry').focus()");
        browser.press(move, Keys.ENTER);
    }

    private static void awaitPly(int ply) throws InterruptedException {
        browser.await("return plyspace.page.game.told.ply === " + ply + " && plyspace.page.picture.text === "
                + "plyspace.page.game.told.at.position");
    }

    @ParameterizedTest
    @MethodSource("others")
    void tabsGoOnWhenTheServerIsBack(String variant) throws IOException, InterruptedException {
        List<String> moves = moves(variant);
        String first = browser.tab();
        String game;
        int port;
        try (PageProcess server = new PageProcess(data, Optional.of(plugins))) {
            port = server.port();
            game = server.client()
                    .post("/api/games", "{\"variant\":\"" + variant + "\"}")
                    .json()
                    .path("game")
                    .asString();
            watch(server.at("play?game=" + game));
            browser.newTab();
            watch(server.at("play?game=" + game));
            type(moves.get(0));
            awaitPly(1);
        }
        browser.await("return Boolean(document.querySelector('.lost'))");
        type(moves.get(1));
        browser.await("return document.getElementById('said').textContent.includes('server does not answer')");
        // As if the machine's clock were set back meanwhile.
        browser.run("plyspace.page.game.told.version += 1e9");
        try (PageProcess server = new PageProcess(data, Optional.of(plugins), port)) {
            assertEquals(
                    200,
                    server.client()
                            .post("/api/games/" + game + "/moves", "{\"ply\":1,\"move\":\"" + moves.get(1) + "\"}")
                            .status());
            awaitPly(2);
            browser.await("return !document.querySelector('.lost, [data-failure]')");
            type(moves.get(2));
            awaitPly(3);
            browser.closeTab();
            browser.look(first);
            awaitPly(3);
            type(moves.get(3));
            awaitPly(4);
            assertEquals(
                    4,
                    server.client().get("/api/games/" + game).json().path("ply").asInt());
            browser.go("about:blank");
        }
        // that the server was away
        browser.console();
    }
}

package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.InWholeForm;

/** The page offers the rule sets among the examples, and adds the one whose button is pressed. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a shell script")
class PageAddTest extends WithoutDrawing {

    @TempDir
    private Path data;

    @TempDir
    private Path own;

    @Test
    void aRuleSetThatIsAddedIsShownAndItsFileIsAmongThePlugins() throws IOException, InterruptedException {
        try (PageProcess server = new PageProcess(data, Optional.of(own))) {
            browser.screen(1000, 700, "light");
            browser.go(server.at("boards?variant=meder"));
            browser.await("return Boolean(document.querySelector('[data-plugins]'))");
            browser.run("[...document.querySelectorAll('[data-plugins] button')]"
                    + ".find(each => each.textContent.startsWith('More rule sets')).click()");
            browser.await("return Boolean(document.querySelector('[data-add=hill]'))");
            assertEquals(List.of(), files());

            browser.run("document.querySelector('[data-add=hill]').click()");

            browser.await("return plyspace.page.variant === 'hill'");
            browser.await(
                    "return document.querySelector('[data-available]') && !document.querySelector('[data-add=hill]')");
            assertTrue(browser.run("return document.querySelector('[data-plugins] .good').textContent")
                    .toString()
                    .startsWith("added: hill"));
            assertEquals(List.of("hill.json"), files());
            assertTrue(server.client().get("/api/variants").json().toString().contains("\"id\":\"hill\""));
            browser.go("about:blank");
        }
    }

    @Test
    void whatIsNotOfferedIsNotAdded() throws IOException, InterruptedException {
        try (PageProcess server = new PageProcess(data, Optional.of(own))) {
            String offered = server.client().get("/api/available").json().toString();
            assertTrue(offered.contains("\"id\":\"alice\"") && offered.contains("\"addable\":true"), offered);
            assertFalse(offered.contains("\"id\":\"meder\""), offered);

            for (String id : List.of("meder", "nosuch", "../examples/json/hill.json", "hill.json", "")) {
                assertEquals(404, add(server, id).status(), id);
            }
            assertEquals(
                    400,
                    server.client()
                            .post("/api/available", "{\"id\":\"hill\",\"file\":\"/etc/passwd\"}")
                            .status());
            assertEquals(List.of(), files());

            assertEquals(200, add(server, "alice").status());
            assertEquals(404, add(server, "alice").status());
            assertEquals(1, files().size());
        }
    }

    @Test
    @InWholeForm
    void aFileOfTheUsersIsNotReplaced() throws IOException, InterruptedException {
        Path mine = Files.writeString(own.resolve("hill.json"), "mine");
        try (PageProcess server = new PageProcess(data, Optional.of(own))) {
            PageClient.Answer answer = add(server, "hill");

            assertEquals(422, answer.status());
            assertTrue(answer.json().path("error").asString().startsWith("there is another file"), answer::toString);
        }
        assertEquals("mine", Files.readString(mine));
    }

    private static PageClient.Answer add(PageProcess server, String id) throws IOException, InterruptedException {
        return server.client().post("/api/available", "{\"id\":\"" + id + "\"}");
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(own)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}

package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.tck.GoldenFile;

/** The page on the line protocol shows what is answered. */
class ProtocolPageTest {

    private static final int FEWEST_EXAMPLES = 10;

    @TempDir
    private Path folder;

    /** A line with what is different each time left out. */
    private static String lasting(String line) {
        return line.replaceAll("\"(seconds|nodesPerSecond)\":[0-9.E-]+", "\"$1\":0")
                .replaceAll("\"version\":\"[^\"]*\"", "\"version\":\"\"");
    }

    private static List<String> starting(List<String> lines, String sign) {
        return lines.stream().filter(line -> line.startsWith(sign + " ")).toList();
    }

    @Test
    void examplesAreAnsweredAsThePageSays() throws IOException {
        GoldenFile page = Page.file("protocol.md");
        List<String> lines = page.text().lines().toList();
        List<String> questions = starting(lines, ">");
        List<String> shown = starting(lines, "<");

        Program.Result result = new Program()
                .input(questions.stream()
                        .map(line ->
                                line.substring(2).replace("\"tables\":\".\"", "\"tables\":\"" + folder + "\"") + "\n")
                        .collect(Collectors.joining()))
                .run("serve", "--stdio");

        assertTrue(questions.size() > FEWEST_EXAMPLES, "only " + questions.size() + " examples");
        assertEquals(0, result.code(), result.err());
        List<String> answers =
                result.outLines().stream().filter(line -> !line.isEmpty()).toList();
        assertEquals(shown.size(), answers.size(), result.out());
        for (int i = 0; i < shown.size(); i++) {
            String answer = "< " + answers.get(i);
            page.holds(
                    "",
                    shown.get(i) + "\n",
                    (lasting(answer).equals(lasting(shown.get(i))) ? shown.get(i) : answer) + "\n");
        }
    }

    @Test
    void theLongestLineIsThatOfThePage() throws IOException {
        String question = "{\"ask\":\"hello\"}";
        String longest = question + " ".repeat(2_000_000 - question.length());

        List<String> answers = new Program()
                .input(longest + "\n" + longest + " \n" + question)
                .run("serve", "--stdio")
                .outLines();

        assertTrue(answers.get(0).contains("\"longestLine\":2000000,"), answers.get(0));
        assertTrue(answers.get(1).contains("the line is longer than 2000000 characters"), answers.get(1));
        assertEquals(answers.get(0), answers.get(2));
    }

    @Test
    void aFolderOfRuleSetsThatIsNotThereIsNamedInTheAnswer() throws IOException {
        Program.Result result = new Program()
                .environment("PLYSPACE_PLUGINS", folder.resolve("none").toString())
                .input("{\"ask\":\"variants\"}\n{\"ask\":\"moves\",\"variant\":\"meder\"}")
                .run("serve", "--stdio");

        assertEquals(2, result.outLines().size(), result.out());
        for (String answer : result.outLines()) {
            assertTrue(answer.startsWith("{\"error\":\"PLYSPACE_PLUGINS: there is no folder '"), answer);
            assertTrue(answer.endsWith("\"type\":\"refused\"}"), answer);
        }
    }

    @Test
    void aSearchGoesOnUntilItIsStopped() throws Exception {
        try (Conversation client = new Conversation(new Program(), "serve", "--stdio")) {
            client.say("{\"id\":1,\"ask\":\"analyse\",\"variant\":\"koernke\"}");
            client.until("{\"id\":1,\"info\":");
            client.say(
                    "{\"id\":2,\"ask\":\"stop\"}", "{\"id\":3,\"ask\":\"perft\",\"variant\":\"koernke\",\"depth\":2}");
            List<String> answers = client.until("{\"id\":3,");
            assertEquals("{\"id\":3,\"nodes\":1936}", answers.get(answers.size() - 1));
            assertEquals("{\"id\":2,\"stopped\":true}", answers.get(answers.size() - 2));
            assertTrue(
                    answers.get(answers.size() - 3).startsWith("{\"id\":1,\"variant\":\"koernke\","),
                    answers.toString());
        }
    }
}

package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.tck.GoldenFile;

/**
 * A page of documentation that can be followed: in its console blocks are commands after {@code $} and what they print, and
 * its Java blocks quote a source.
 *
 * @param steps the commands, in order
 * @param quotations the Java blocks
 */
record Guide(List<Step> steps, List<String> quotations) {

    private static final String PROMPT = "$ ";
    private static final String LEFT_OUT = "...";

    /**
     * A command and what it prints.
     *
     * @param expected lines in which {@code ...} stands for anything, and alone on a line for any lines
     */
    record Step(String command, List<String> expected) {

        boolean matches(String printed) {
            return matches(expected, printed.stripTrailing().lines().toList());
        }

        /** Fails if something else is printed. */
        void holds(GoldenFile page, String printed) {
            holds(page, PROMPT, printed);
        }

        /** Fails if something else is printed; the page has the command behind a prompt of its own. */
        void holds(GoldenFile page, String prompt, String printed) {
            if (!matches(printed)) {
                settle(page, prompt, printed);
            }
        }

        /** Fails, or writes down what is printed, where nothing is left out. */
        void settle(GoldenFile page, String printed) {
            settle(page, PROMPT, printed);
        }

        private void settle(GoldenFile page, String prompt, String printed) {
            if (expected.stream().anyMatch(line -> line.contains(LEFT_OUT))) {
                fail("$ " + command + "\nshould print\n" + String.join("\n", expected) + "\nbut prints\n" + printed
                        + "\n(where lines are left out, the page is mended by hand)");
            }
            page.holds(
                    prompt + command + "\n",
                    text(expected.stream()),
                    text(printed.stripTrailing().lines()));
        }

        private static String text(Stream<String> lines) {
            return lines.map(line -> line + "\n").collect(Collectors.joining());
        }

        private static boolean matches(List<String> expected, List<String> printed) {
            if (expected.isEmpty()) {
                return printed.isEmpty();
            }
            List<String> rest = expected.subList(1, expected.size());
            if (!expected.get(0).equals(LEFT_OUT)) {
                return !printed.isEmpty()
                        && isLine(expected.get(0), printed.get(0))
                        && matches(rest, printed.subList(1, printed.size()));
            }
            return IntStream.rangeClosed(0, printed.size())
                    .anyMatch(skipped -> matches(rest, printed.subList(skipped, printed.size())));
        }

        private static boolean isLine(String expected, String printed) {
            String pattern = Arrays.stream(expected.split(Pattern.quote(LEFT_OUT), -1))
                    .map(Pattern::quote)
                    .collect(Collectors.joining(".*"));
            return printed.matches(pattern);
        }

        @Override
        public String toString() {
            return command;
        }
    }

    /** Reads a page of docs. */
    static Guide read(String page) throws IOException {
        List<Step> steps = new ArrayList<>();
        List<String> quotations = new ArrayList<>();
        for (Page.Block block : Page.read(page)) {
            if (block.kind().equals("java")) {
                quotations.add(block.text());
            } else if (block.kind().equals("console")) {
                Arrays.stream(block.text().split("(?m)^\\$ ", -1)).skip(1).forEach(step -> steps.add(step(step)));
            }
        }
        return new Guide(steps, quotations);
    }

    private static Step step(String text) {
        List<String> lines = text.stripTrailing().lines().toList();
        List<String> expected = lines.subList(1, lines.size());
        return new Step(lines.get(0), List.copyOf(expected));
    }
}

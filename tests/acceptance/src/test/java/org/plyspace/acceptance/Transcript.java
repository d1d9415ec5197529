package org.plyspace.acceptance;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.tck.GoldenFile;

/**
 * One command and what it should print, from a file of them: {@code $ words}, then standard output, then standard error
 * with {@code ! } before each line, then {@code => exit code}. Words with blanks stand in single quotes.
 *
 * @param file where it stands
 * @param command the words after {@code plyspace}
 * @param printed the lines up to the exit code, included
 */
record Transcript(GoldenFile file, String command, List<String> printed) {

    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    static List<Transcript> read(String resource) {
        List<Transcript> all = new ArrayList<>();
        GoldenFile file = GoldenFile.of(Transcript.class, "transcripts/" + resource);
        List<String> lines = file.text().lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("$ ")) {
                all.add(new Transcript(file, lines.get(i).substring(2), upToCode(lines, i + 1)));
            }
        }
        return all;
    }

    private static List<String> upToCode(List<String> lines, int from) {
        int end = from;
        while (!lines.get(end).startsWith("=> ")) {
            end++;
        }
        return List.copyOf(lines.subList(from, end + 1));
    }

    String[] words() {
        return words(command);
    }

    /** The words of a command, without their quotes. */
    static String[] words(String command) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(command);
        while (matcher.find()) {
            words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
        }
        return words.toArray(String[]::new);
    }

    /** Fails if a run printed something else. */
    void holds(Program.Result result) {
        file.holds("$ " + command + "\n", text(printed), text(printed(result)));
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }

    /** What a run printed, as such a file has it. */
    static List<String> printed(Program.Result result) {
        List<String> lines = new ArrayList<>(result.outLines());
        result.err().lines().forEach(line -> lines.add("! " + line));
        lines.add("=> " + result.code());
        return lines;
    }

    @Override
    public String toString() {
        return command;
    }
}

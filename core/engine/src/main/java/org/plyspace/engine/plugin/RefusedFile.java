package org.plyspace.engine.plugin;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;
import org.plyspace.api.VariantSource.WithoutStart;

/**
 * A file, or a rule set in it, that was not loaded.
 *
 * @param file the jar or other file
 * @param id the rule set's id, if it is known
 * @param reason a clause without the file's name; says what is expected if that helps
 * @param withoutStart what it would be without its start, if that alone is refused
 */
public record RefusedFile(Path file, Optional<String> id, String reason, Optional<WithoutStart> withoutStart) {

    /** The end of a shortened list of mistakes. */
    private static final Pattern MORE = Pattern.compile("and ([0-9]{1,6}) more");

    /** A file that is refused as a whole. */
    public RefusedFile(Path file, Optional<String> id, String reason) {
        this(file, id, reason, Optional.empty());
    }

    /** Whether somebody who requests an id probably means this file. */
    public boolean concerns(String wanted) {
        return id.map(wanted::equals).orElseGet(() -> isInFileName(wanted.toLowerCase(Locale.ROOT)));
    }

    private boolean isInFileName(String wanted) {
        String name =
                "-" + file.getFileName().toString().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-") + "-";
        return !wanted.isEmpty() && name.contains("-" + wanted + "-");
    }

    /** The reason in one line: the first of several mistakes, and the number of others. */
    public String summary() {
        List<String> lines = reason.lines()
                .map(Texts::printable)
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        if (lines.isEmpty()) {
            return "";
        }
        boolean isList = lines.size() > 1 && lines.get(0).endsWith(":");
        int first = isList ? 1 : 0;
        Matcher uncounted = MORE.matcher(lines.get(lines.size() - 1));
        int more = lines.size() - 1 - first + (uncounted.matches() ? Integer.parseInt(uncounted.group(1)) - 1 : 0);
        return withoutName(lines.get(first)) + (more < 1 ? "" : ", and " + more + " more");
    }

    private String withoutName(String line) {
        String name = Texts.printable(file.getFileName().toString()) + ", ";
        return line.startsWith(name) ? line.substring(name.length()) : line;
    }

    /** The refusal in words; mistakes in a file of rules stand on separate lines. */
    @Override
    public String toString() {
        String lines = reason.lines().map(Texts::printable).collect(Collectors.joining("\n"));
        return Texts.printable(file.toString()) + ": " + lines;
    }
}

package org.plyspace.variant.json.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.plyspace.api.TextException;

/** Collects what is wrong with a file, so that all of it can be said in one message. */
public final class Mistakes {

    private static final int MOST_REPORTED = 20;

    private final String fileName;
    private final String content;
    private final List<Mistake> found = new ArrayList<>();

    private record Mistake(Place place, String reason) {}

    /**
     * For one file.
     *
     * @param content its text, quoted in the message
     */
    public Mistakes(String fileName, String content) {
        this.fileName = fileName;
        this.content = content;
    }

    /** Adds a mistake, unless it is there already: options may lead to one place by many ways. */
    public void add(Place place, String reason) {
        Mistake mistake = new Mistake(place, reason);
        if (!found.contains(mistake)) {
            found.add(mistake);
        }
    }

    /** How many there are so far. */
    public int count() {
        return found.size();
    }

    /** Does nothing if there are none, and otherwise throws them all, in the order of the file. */
    public void throwIfAny() {
        if (found.isEmpty()) {
            return;
        }
        List<Mistake> inOrder = found.stream()
                .sorted(Comparator.comparingInt(mistake -> mistake.place().offset()))
                .toList();
        Mistake first = inOrder.get(0);
        throw new TextException(
                content,
                Math.min(first.place().offset(), content.length()),
                inOrder.size() == 1 ? fileName + ", " + line(first) : all(inOrder));
    }

    private String all(List<Mistake> mistakes) {
        String list = mistakes.stream()
                .limit(MOST_REPORTED)
                .map(mistake -> "\n  " + line(mistake))
                .collect(Collectors.joining());
        String more = mistakes.size() > MOST_REPORTED ? "\n  and " + (mistakes.size() - MOST_REPORTED) + " more" : "";
        return fileName + " has " + mistakes.size() + " mistakes:" + list + more + "\n  The first is";
    }

    private static String line(Mistake mistake) {
        return mistake.place() + ": " + mistake.reason();
    }
}

package org.plyspace.variant.json.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.plyspace.api.TextException;

/** Collects the mistakes of a file, to report them in one message. */
public final class Mistakes {

    private static final int MOST_REPORTED = 20;

    private final String fileName;
    private final String content;
    private final Map<Mistake, String> found = new LinkedHashMap<>();
    private final List<Place> recent = new ArrayList<>();
    private int added;
    private String circumstances = "";

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

    /** Sets the options under which later mistakes arise, {@code pawns=on}; empty for all. */
    public void under(String circumstances) {
        this.circumstances = circumstances;
        recent.clear();
    }

    /** Adds a mistake; reported once, even if several options lead to it. */
    public void add(Place place, String reason) {
        added++;
        recent.add(place);
        found.putIfAbsent(new Mistake(place, reason), circumstances);
    }

    /** Whether a mistake was added at a place or within it, under the current options. */
    public boolean isReadBadly(Place place) {
        return recent.stream()
                .anyMatch(mistake -> mistake.pointer().equals(place.pointer())
                        || mistake.pointer().startsWith(place.pointer() + "/"));
    }

    /** The number added so far, repeats included; compare before and after reading a value. */
    public int count() {
        return added;
    }

    /** Throws all mistakes, in the order of the file; does nothing without any. */
    public void throwIfAny() {
        if (found.isEmpty()) {
            return;
        }
        List<Mistake> inOrder = found.keySet().stream()
                .sorted(Comparator.comparingInt(mistake -> mistake.place().offset()))
                .toList();
        Mistake first = inOrder.get(0);
        throw TextException.inFile(
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
        return fileName + " has " + mistakes.size() + " mistakes:" + list + more;
    }

    private String line(Mistake mistake) {
        String when = found.get(mistake);
        return mistake.place() + (when.isEmpty() ? "" : ", with " + when) + ": " + mistake.reason();
    }
}

package org.plyspace.match.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The features that an xboard engine announces. */
final class XboardFeatures {

    private static final String LINE = "feature ";
    private static final Pattern FEATURE = Pattern.compile("(?<name>\\w+)=(?:\"(?<text>[^\"]*)\"|(?<word>\\S+))");
    private static final Pattern OPTION_NAME = Pattern.compile("(?<name>.+?)\\s+-\\w.*");
    private static final String ON = "1";

    private final Map<String, String> values = new HashMap<>();
    private final List<String> options = new ArrayList<>();

    /** Reads a line and returns the answers to send; none unless it announces features. */
    List<String> hear(String line) {
        List<String> answers = new ArrayList<>();
        if (line.startsWith(LINE)) {
            Matcher features = FEATURE.matcher(line);
            while (features.find()) {
                String name = features.group("name");
                String value = features.group("text") == null ? features.group("word") : features.group("text");
                boolean refused = name.equals("san") && value.equals(ON);
                answers.add((refused ? "rejected " : "accepted ") + name);
                if (name.equals("option")) {
                    Matcher option = OPTION_NAME.matcher(value);
                    options.add(option.matches() ? option.group("name") : value);
                } else {
                    values.put(name, value);
                }
            }
        }
        return answers;
    }

    /** Whether the engine sent {@code feature=1}. */
    boolean has(String name) {
        return ON.equals(values.get(name));
    }

    /** Whether the engine sent {@code feature=0}, for features whose protocol default is 1. */
    boolean lacks(String name) {
        return values.containsKey(name) && !has(name);
    }

    /** The names of the engine's options. */
    List<String> options() {
        return List.copyOf(options);
    }
}

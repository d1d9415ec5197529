package org.plyspace.match.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a program of the protocol of xboard says it can do. */
final class XboardFeatures {

    private static final String LINE = "feature ";
    private static final Pattern FEATURE = Pattern.compile("(?<name>\\w+)=(?:\"(?<text>[^\"]*)\"|(?<word>\\S+))");
    private static final Pattern OPTION_NAME = Pattern.compile("(?<name>.+?)\\s+-\\w.*");
    private static final String ON = "1";

    private final Map<String, String> values = new HashMap<>();
    private final List<String> options = new ArrayList<>();

    /** Hears a line; what is to be said to it, which is nothing unless it tells of features. */
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

    /** Whether it has said that it has a feature. */
    boolean has(String name) {
        return ON.equals(values.get(name));
    }

    /** Whether it has said that it has not, where programs have it that say nothing. */
    boolean lacks(String name) {
        return values.containsKey(name) && !has(name);
    }

    /** The names of its options. */
    List<String> options() {
        return List.copyOf(options);
    }
}

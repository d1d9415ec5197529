package org.plyspace.arch;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words that the glossary has others for, the phrases in which they are right, and the pages on which they mean something else. */
record GlossaryWords(List<Word> words) {

    private static final Pattern LINE = Pattern.compile("([a-z ]+?) ([=:@]) (.+?)(?: # ([^#]+))?");
    private static final Pattern CODE = Pattern.compile("(?m)^(?: {4}|\t).*$|`[^`]*`|\\]\\([^)]*\\)");
    private static final Pattern SPACE = Pattern.compile("\\s+");

    /**
     * A word that is not used.
     *
     * @param instead what is said
     * @param phrases in which it is right
     * @param pages on which it means something else
     */
    record Word(String word, String instead, List<String> phrases, List<String> pages) {

        private List<String> found(String page, String text) {
            if (pages.contains(page)) {
                return List.of();
            }
            String rest = text;
            for (String phrase : phrases) {
                rest = rest.replace(phrase, "");
            }
            List<String> found = new ArrayList<>();
            Matcher matcher = Pattern.compile("\\b" + word + "s?\\b").matcher(rest);
            while (matcher.find()) {
                String about =
                        rest.substring(Math.max(0, matcher.start() - 30), Math.min(rest.length(), matcher.end() + 30));
                found.add(page + " says '" + matcher.group() + "' in '" + about.strip() + "'; expected " + instead);
            }
            return found;
        }
    }

    /**
     * Reads words.txt.
     *
     * @throws IllegalArgumentException if a line is none, or gives no reason
     */
    static GlossaryWords read(String file) {
        List<Word> words = new ArrayList<>();
        for (String line : file.lines().toList()) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            Matcher matcher = LINE.matcher(line);
            if (!matcher.matches()) {
                throw new IllegalArgumentException("no line of words.txt: " + line);
            }
            if (matcher.group(2).equals("=")) {
                words.add(new Word(matcher.group(1), matcher.group(3), new ArrayList<>(), new ArrayList<>()));
                continue;
            }
            Word last = words.get(words.size() - 1);
            if (!last.word.equals(matcher.group(1)) || matcher.group(4) == null) {
                throw new IllegalArgumentException("not about " + last.word + ", or without a reason: " + line);
            }
            (matcher.group(2).equals(":") ? last.phrases : last.pages).add(matcher.group(3));
        }
        return new GlossaryWords(words);
    }

    /** What a text says by words that it should not; code and what links lead to are passed over. */
    List<String> found(String page, String text) {
        String plain = SPACE.matcher(CODE.matcher(text).replaceAll(" ")).replaceAll(" ");
        return words.stream()
                .flatMap(word -> word.found(page, plain.toLowerCase(Locale.ROOT)).stream())
                .toList();
    }

    /** Phrases and pages that no text has any more. */
    List<String> unused(List<String> pages, String texts) {
        String plain = SPACE.matcher(CODE.matcher(texts).replaceAll(" "))
                .replaceAll(" ")
                .toLowerCase(Locale.ROOT);
        List<String> unused = new ArrayList<>();
        for (Word word : words) {
            word.phrases.stream().filter(phrase -> !plain.contains(phrase)).forEach(unused::add);
            word.pages.stream().filter(page -> !pages.contains(page)).forEach(unused::add);
        }
        return unused;
    }
}

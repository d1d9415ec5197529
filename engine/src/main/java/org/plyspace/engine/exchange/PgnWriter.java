package org.plyspace.engine.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Setup;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.MoveSigns;

/**
 * Writes a record after the manner of PGN: tags, an empty line, moves in machine form with numbers and signs, comments in braces,
 * variations in parentheses, the result. {@link PgnReader} reads it back without loss.
 */
public final class PgnWriter {

    private static final int WIDTH = 100;

    private final GameRecord record;
    private final MoveNumbers numbers;
    private final List<String> words = new ArrayList<>();

    private PgnWriter(GameRecord record, Setup start) {
        this.record = record;
        this.numbers = new MoveNumbers(start);
    }

    /**
     * The text of a record, a line break at the end.
     *
     * @param start the setup that the game begins with, which says the number of its first move
     */
    public static String write(GameRecord record, Setup start) {
        PgnWriter writer = new PgnWriter(record, start);
        writer.addLine(record.line());
        writer.words.add(record.result().text());
        return writer.tags() + "\n" + writer.wrapped();
    }

    private String tags() {
        StringBuilder text = new StringBuilder(tag("Variant", record.spec()));
        record.tags().forEach((name, value) -> text.append(tag(name, value)));
        record.start().ifPresent(start -> text.append(tag("SetUp", "1")).append(tag("FEN", start)));
        text.append(tag("Result", record.result().text()));
        record.termination().ifPresent(reason -> text.append(tag("Termination", reason)));
        return text.toString();
    }

    private static String tag(String name, String value) {
        return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]\n";
    }

    private void addLine(GameLine line) {
        addComment(line, line.firstPly() - 1);
        boolean numbered = false;
        for (int i = 0; i < line.moves().size(); i++) {
            int ply = line.firstPly() + i;
            boolean numberless = numbered && !numbers.isWhites(ply);
            words.add(
                    (numberless ? "" : numbers.before(ply) + " ") + line.moves().get(i));
            addSigns(line, ply);
            int wordsBefore = words.size();
            addComment(line, ply);
            addVariations(line, ply);
            numbered = words.size() == wordsBefore;
        }
    }

    private void addSigns(GameLine line, int ply) {
        Optional.ofNullable(line.signs().get(ply)).ifPresent(signs -> {
            if (MoveSigns.beginWithRow(signs)) {
                words.add(words.remove(words.size() - 1) + signs);
            } else {
                words.add(signs);
            }
        });
    }

    private void addComment(GameLine line, int ply) {
        Optional.ofNullable(line.comments().get(ply)).ifPresent(comment -> words.add("{" + comment + "}"));
    }

    private void addVariations(GameLine line, int ply) {
        for (GameLine variation : line.variations()) {
            if (variation.firstPly() == ply) {
                int first = words.size();
                addLine(variation);
                words.set(first, "(" + words.get(first));
                words.set(words.size() - 1, words.get(words.size() - 1) + ")");
            }
        }
    }

    private String wrapped() {
        StringBuilder text = new StringBuilder();
        int used = 0;
        for (String word : words) {
            boolean breaks = used > 0 && used + 1 + word.length() > WIDTH;
            text.append(used == 0 ? "" : breaks ? "\n" : " ").append(word);
            used = (used == 0 || breaks ? 0 : used + 1) + word.length();
        }
        return text.append('\n').toString();
    }
}

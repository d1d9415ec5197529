package org.plyspace.acceptance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.plyspace.tck.GoldenFile;

/** The blocks of code on a page of the documentation, each with the text before it. */
final class Page {

    private static final String FENCE = "```";
    private static final Path DOCS = Program.HOME.resolve("../../../../docs").normalize();

    private Page() {}

    /**
     * A block of code.
     *
     * @param kind what follows the fence: {@code json}
     * @param before the paragraph before it, on one line
     * @param lines what is between the fences
     */
    record Block(String kind, String before, List<String> lines) {

        String text() {
            return String.join("\n", lines) + "\n";
        }
    }

    static GoldenFile file(String name) {
        return GoldenFile.at(DOCS.resolve(name));
    }

    static List<Block> read(String name) throws IOException {
        List<Block> blocks = new ArrayList<>();
        List<String> lines = Files.readAllLines(DOCS.resolve(name));
        String before = "";
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith(FENCE)) {
                int end = i + 1 + lines.subList(i + 1, lines.size()).indexOf(FENCE);
                blocks.add(new Block(lines.get(i).substring(FENCE.length()), before, lines.subList(i + 1, end)));
                i = end;
            } else if (!lines.get(i).isBlank()) {
                before = i > 0 && lines.get(i - 1).isBlank() ? lines.get(i) : before + " " + lines.get(i);
            }
        }
        return blocks;
    }
}

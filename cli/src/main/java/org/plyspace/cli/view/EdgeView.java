package org.plyspace.cli.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Square;

/** One file of all boards seen from the side, White on the left: levels are rows, ranks are columns. */
public final class EdgeView {

    private final Space space;
    private final PieceLetters letters;

    /** Of a position's layout and men. */
    public EdgeView(Layout layout, PieceLetters letters) {
        this.space = new Space(layout);
        this.letters = letters;
    }

    /** The names of all files. */
    public List<String> files() {
        return List.copyOf(space.files().values());
    }

    /** The file of this name, or empty if there is none. */
    public Optional<List<String>> lines(String file) {
        return space.files().entrySet().stream()
                .filter(entry -> entry.getValue().equals(file))
                .map(Map.Entry::getKey)
                .findFirst()
                .map(this::linesAt);
    }

    private List<String> linesAt(int x) {
        List<Integer> levels = space.levelsFromTop();
        int margin =
                levels.stream().mapToInt(z -> space.boardsOn(z).length()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int z : levels) {
            String name = space.boardsOn(z);
            StringBuilder line = new StringBuilder(name).append(" ".repeat(margin + 1 - name.length()));
            space.ranks().keySet().forEach(y -> line.append(square(space.at(x, y, z))));
            lines.add(line.toString().stripTrailing());
        }
        StringBuilder footer = new StringBuilder(" ".repeat(margin + 1));
        space.ranks().values().forEach(label -> footer.append(SquareText.centred(label)));
        lines.add(footer.toString().stripTrailing());
        return lines;
    }

    private String square(Optional<Square> square) {
        return square.map(s -> SquareText.of(s, letters)).orElse("   ");
    }
}

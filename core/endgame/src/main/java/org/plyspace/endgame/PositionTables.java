package org.plyspace.endgame;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;

/**
 * The tables in a folder for any positions of some rules: found by the men and the boards of a position, opened on first use, closed
 * together. Tables made meanwhile are found. Thread-safe; threads wait for each other.
 *
 * <p>Answers are exact, repetition and clock apart. A position has no answer if its table or one that follows from it is missing, if boards
 * can move, now or later, or if it has a right to castle. A position in which a pawn can be captured en passant is valued by its moves. A
 * position with more men than tables have costs no more than counting them.
 */
public final class PositionTables implements Closeable {

    /** No table has more men: even on the smallest boards, they would have too many positions for any memory. */
    private static final int MOST_MEN = 8;

    private final Path folder;
    private final Rules rules;
    private final String source;
    private final int[] cells;
    private final Map<Arrangement, TableFolder> folders = new HashMap<>();
    /** What has been opened; empty where boards can move. */
    private final Map<Men, Optional<TableAnswers>> answers = new HashMap<>();

    private final List<TableFolder.Opened> opened = new ArrayList<>();

    /** Where boards hang, and the men of a table. */
    private record Men(Arrangement boards, Material material) {}

    /**
     * Creates the tables of some rules; reads nothing yet.
     *
     * @param folder a folder, which need not exist
     * @param source the SHA-256 of what the rules come from, by which tables of another version are refused
     */
    public PositionTables(Path folder, Rules rules, String source) {
        this.folder = folder;
        this.rules = rules;
        this.source = source;
        this.cells = new int[rules.cells()];
    }

    /**
     * The {@link Value} of a position for the side to move; empty if there is no answer.
     *
     * @throws org.plyspace.engine.io.InputException if a table is damaged, or was made by another version of the rules
     */
    public Optional<Integer> value(Position position) {
        return ask(position, tables -> tables.value(position));
    }

    /**
     * The legal moves of a position with their values, the best first; no moves if the game is over; empty if there is no answer.
     *
     * @throws org.plyspace.engine.io.InputException if a table is damaged, or was made by another version of the rules
     */
    public Optional<List<TableAnswers.ValuedMove>> valued(Position position) {
        return ask(position, tables -> {
            tables.value(position);
            return tables.valued(position);
        });
    }

    /**
     * The shortest win against the longest defence; no moves if neither side wins or the game is over; empty if there is no answer.
     *
     * @throws org.plyspace.engine.io.InputException if a table is damaged, or was made by another version of the rules
     */
    public Optional<List<TableAnswers.ValuedMove>> line(Position position) {
        return ask(position, tables -> tables.line(position));
    }

    private synchronized <T> Optional<T> ask(Position position, Function<TableAnswers, T> question) {
        if (hasManyMen(position) || position.rights() != 0 || !rules.heldTypes().isEmpty()) {
            return Optional.empty();
        }
        try {
            return tables(position).map(question);
        } catch (TableAnswers.NoTableException impossible) {
            return Optional.empty();
        }
    }

    private boolean hasManyMen(Position position) {
        int white = position.men(Side.WHITE, cells);
        return white > MOST_MEN || white + position.men(Side.BLACK, cells) > MOST_MEN;
    }

    private Optional<TableAnswers> tables(Position position) {
        Arrangement boards = Arrangement.of(position);
        Material material = Material.of(position);
        if (!new TableNames(folder, rules, boards).hasFile(material)
                || (boards.boards() > 0 && BoardMoves.in(position))) {
            return Optional.empty();
        }
        TableFolder tables = folders.computeIfAbsent(
                boards, hanging -> new TableFolder(folder, new FixedBoards(rules, hanging), source));
        Men men = new Men(boards, material);
        if (!answers.containsKey(men)) {
            if (!tables.hasAll(material)) {
                return Optional.empty();
            }
            boolean exact = !BoardMoves.follow(tables.ground(), material);
            answers.put(men, exact ? Optional.of(open(tables, material)) : Optional.empty());
        }
        return answers.get(men);
    }

    private TableAnswers open(TableFolder tables, Material material) {
        TableFolder.Opened found = tables.openAll(material);
        opened.add(found);
        return new TableAnswers(found.set());
    }

    /** Closes all tables; they are opened anew if they are needed again. */
    @Override
    public synchronized void close() throws IOException {
        for (TableFolder.Opened each : opened) {
            each.close();
        }
        opened.clear();
        answers.clear();
    }
}

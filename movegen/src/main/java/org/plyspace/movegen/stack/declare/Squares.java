package org.plyspace.movegen.stack.declare;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.ColumnGrid;

/** The names of columns and squares as boards hang at present. */
public record Squares(SquareNames names, Attachment attachment) {

    /** The most digits of a rank, enough for a grid of {@link ColumnGrid#MAX_COLUMNS} columns from any first rank. */
    private static final int LONGEST_RANK = 3;

    /** No such square as boards hang. */
    public static final int GHOST = -1;

    /** The same names for another arrangement of boards. */
    public Squares of(Attachment other) {
        return new Squares(names, other);
    }

    public String column(int column) {
        ColumnGrid grid = attachment.stack().grid();
        return fileName(grid.file(column)) + rankName(grid.rank(column));
    }

    /** The letter of a file. */
    public String fileName(int file) {
        return names.files().substring(file, file + 1);
    }

    /** The number of a rank as players count. */
    public String rankName(int rank) {
        return String.valueOf(rank + names.firstRank());
    }

    public String name(int cell) {
        return names.name(
                column(attachment.columnOf(cell)),
                attachment.levelOf(cell),
                attachment.stack().boardName(cell));
    }

    /** Whether a text has the form of a square's name. */
    public boolean isName(String text) {
        return names.form().matcher(text).matches();
    }

    /** The cell of a name, or {@link #GHOST}; only for texts of the {@linkplain #isName right form}. */
    public int cell(String name) {
        int column = columnOf(name);
        long cells = column == ColumnGrid.NONE ? 0 : attachment.cellsOf(column);
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            if (name(cell).equals(name)) {
                return cell;
            }
        }
        return GHOST;
    }

    /** The column of a name of the right form, or of a column's own name. */
    public int columnOf(String name) {
        Matcher matcher = names.form().matcher(name);
        return matcher.matches() ? column(matcher.group(1), matcher.group(2)) : columnNamed(name);
    }

    private int column(String file, String rank) {
        boolean counted = rank.length() <= LONGEST_RANK && rank.chars().allMatch(Character::isDigit);
        return counted && !rank.isEmpty() && file.length() == 1
                ? attachment
                        .stack()
                        .grid()
                        .column(names.files().indexOf(file), Integer.parseInt(rank) - names.firstRank())
                : ColumnGrid.NONE;
    }

    /** The column of a column's name, or {@link ColumnGrid#NONE} if the text is not a name that {@link #column(int)} writes. */
    public int columnNamed(String name) {
        int column = name.isEmpty() ? ColumnGrid.NONE : column(name.substring(0, 1), name.substring(1));
        return column == ColumnGrid.NONE || column(column).equals(name) ? column : ColumnGrid.NONE;
    }

    /** The names of some cells, in the order of the cells. */
    public List<String> list(long cells) {
        List<String> list = new ArrayList<>();
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            list.add(name(Long.numberOfTrailingZeros(rest)));
        }
        return list;
    }
}

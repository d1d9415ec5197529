package org.plyspace.movegen.judge;

import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Side;

/** Descriptions of the men of a position as it stands at the time of the call. */
public final class MenInWords {

    private final Position position;
    private final PositionWords words;

    /** Describes the men of a position whose words are given. */
    public MenInWords(Position position, PositionWords words) {
        this.position = position;
        this.words = words;
    }

    /** The name of a cell. */
    public String name(int cell) {
        return words.name(cell);
    }

    /** The type of a man. */
    public PieceType type(int code) {
        return position.rules().pieceTypes().get(Piece.type(code));
    }

    /** The name of the type of a man with its article, which is told by its first letter: {@code an archer}, {@code a unicorn}. */
    public String any(int code) {
        String name = type(code).name();
        return ("aeio".indexOf(name.charAt(0)) >= 0 ? "an " : "a ") + name;
    }

    /** The side and type of a man: {@code white knight}. */
    public String described(int code) {
        return Piece.side(code).word() + " " + type(code).name();
    }

    /** The men on cells: {@code the black rook on 2c4 and the black knight on 1a3}. */
    public String menOn(int... cells) {
        return joined(cells, cell -> "the " + described(position.pieceAt(cell)) + " on " + name(cell));
    }

    /** The occupants of cells: {@code 2c4 is occupied by a black rook}. */
    public String occupied(int... cells) {
        return joined(cells, cell -> name(cell) + " is occupied by a " + described(position.pieceAt(cell)));
    }

    private static String joined(int[] cells, IntFunction<String> words) {
        return Arrays.stream(cells).mapToObj(words).collect(Collectors.joining(" and "));
    }

    /** The cells, ascending, of a side's men that attack a cell. */
    public int[] attackers(int cell, Side by) {
        int cells = position.rules().cells();
        int[] men = new int[cells];
        int[] attacked = new int[cells];
        return Arrays.stream(men, 0, position.men(by, men))
                .filter(man ->
                        IntStream.range(0, position.attacks(man, attacked)).anyMatch(i -> attacked[i] == cell))
                .sorted()
                .toArray();
    }
}

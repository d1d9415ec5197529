package org.plyspace.variant.json;

import java.util.regex.Pattern;
import org.plyspace.movegen.end.Occupation;

/**
 * How a text must look.
 *
 * @param pattern what all of it must match
 * @param accepted the same in words, to follow "expected" in messages
 */
record Form(Pattern pattern, String accepted) {

    static final Form ID =
            of("[a-z][a-z0-9-]{0,39}", "a lower case letter, then lower case letters, digits or hyphens, at most 40");
    static final Form LINE = printable(100);
    static final Form SENTENCES = printable(500);
    static final Form POSITION = printable(20_000);
    static final Form LETTER = of("[A-Z]", "one letter from A to Z");
    static final Form SYMBOL = of("[+~^]?[A-Z]", "one letter from A to Z, perhaps with +, ~ or ^ before it");
    static final Form SYMBOLS = of("([+~^]?[A-Z]){1,31}", "symbols of pieces, one after the other, each once");
    static final Form FIGURE =
            of("[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]{1,2000}", "the path data of an SVG, up to 2000 characters");
    static final Form UCI_NAME = of("[a-z][a-z0-9-]{0,39}", "lower case letters, digits and hyphens");
    static final Form PIECE_NAME = of("[a-z][a-z -]{0,29}", "lower case letters, spaces and hyphens, at most 30");
    static final Form ENDING = new Form(
            Occupation.NAME, "lower case letters, digits, hyphens, apostrophes and spaces, a letter first, at most 60");
    static final Form BOARD_NAME = of("[A-Za-wyz0-9]{1,8}", "1 to 8 letters other than x, or digits");
    static final Form CELL_NAMES = of(
            "([A-Za-wyz0-9()]|\\{(file|FILE|rank|level)\\}){1,12}",
            "letters other than x, digits, parentheses and the placeholders {file}, {FILE}, {rank} and {level}");
    static final Form DIRECTION_NAME =
            of("[A-Za-z][A-Za-z0-9 -]{0,39}", "a letter, then letters, digits, spaces or hyphens");
    static final Form OPTION_NAME = of("[A-Za-z][A-Za-z0-9]{0,29}", "a letter, then letters or digits, at most 30");
    static final Form OPTION_VALUE = of("[A-Za-z0-9-]{1,30}", "1 to 30 letters, digits or hyphens");
    static final Form POINTER = of("(/[^/]{1,100}){1,20}", "a JSON pointer like /pieces/R/modes/0/reach");
    static final Form CASTLING = of("[A-Za-wyz0-9]{0,4}O-O(-O)?[A-Za-wyz0-9]{0,4}", "O-O or O-O-O");
    static final Form RIGHT = of("[A-Za-z]", "one letter, upper case for White");

    /** Text on one line that looks as it is written: nothing that ends lines, turns their direction or is not a character. */
    private static Form printable(int longest) {
        String character = "[^\\p{Cntrl}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]";
        return of(
                "(?!\\s)" + character + "{1," + longest + "}",
                "1 to " + longest + " characters on one line, the first no space");
    }

    private static Form of(String regex, String accepted) {
        return new Form(Pattern.compile(regex), accepted);
    }

    boolean fits(String text) {
        return pattern.matcher(text).matches();
    }

    /** Why a text that does not fit is refused. */
    String refusal(String text) {
        return "expected " + accepted + ", found " + Values.quoted(text);
    }
}

package org.plyspace.endgame;

import java.nio.file.Files;
import java.nio.file.Path;
import org.plyspace.api.Rules;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.Sha256;

/**
 * The names of the tables of some rules whose boards hang in one way. Until 1.0 names had eight digits of a digest of how boards hang,
 * which different arrangements can share; such a file is still found, and only tables made anew have all digits.
 */
record TableNames(Path folder, Rules rules, Arrangement boards) {

    private static final String BOARDS = "@";
    private static final String MATERIAL = ".";
    private static final int DIGITS = 16;
    private static final int OLDER_DIGITS = 8;

    /** Whether a file has the name of a table of some rules, however their boards hang. */
    static boolean isTableOf(Rules rules, Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(TableKind.END.ending())
                && (name.startsWith(setting(rules) + MATERIAL) || name.startsWith(setting(rules) + BOARDS));
    }

    private static String setting(Rules rules) {
        return rules.setting().replace(':', '+');
    }

    /** The file of a material, which need not exist. */
    Path file(Material material, TableKind kind) {
        Path file = file(material, kind, DIGITS);
        Path older = file(material, kind, OLDER_DIGITS);
        return boards.isAtHome() || Files.exists(file) || !Files.exists(older) || isOfOtherBoards(older) ? file : older;
    }

    /** Whether a file has the older name of a material whose table has the present name too. */
    boolean isReplaced(Path file, Material material) {
        return !boards.isAtHome()
                && file.equals(file(material, TableKind.END, OLDER_DIGITS))
                && Files.exists(file(material, TableKind.END, DIGITS));
    }

    /** Whether a material or the exchanged one has a file; asks much less of the rules than opening it. */
    boolean hasFile(Material material) {
        return Files.exists(file(material, TableKind.END))
                || Files.exists(file(material.exchanged(rules), TableKind.END));
    }

    private Path file(Material material, TableKind kind, int digits) {
        String arrangement =
                boards.isAtHome() ? "" : BOARDS + Sha256.of(boards.text()).substring(0, digits);
        return folder.resolve(setting(rules) + arrangement + MATERIAL + material + kind.ending());
    }

    /** A damaged file counts as that of these boards: opening it refuses it by its name. */
    private boolean isOfOtherBoards(Path file) {
        try {
            return !TableFile.header(file).boards().equals(boards.text());
        } catch (InputException damaged) {
            return false;
        }
    }
}

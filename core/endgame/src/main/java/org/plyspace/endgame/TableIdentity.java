package org.plyspace.endgame;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Texts;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.io.InputException;

/**
 * The properties that tables must share to be of use to each other.
 *
 * @param setting the rule set with its options
 * @param source the SHA-256 of what the rules come from
 * @param boards the text of the position without men
 * @param kind what plies are counted to
 */
public record TableIdentity(String setting, String source, String boards, TableKind kind) {

    private static final int SHOWN = 12;

    /**
     * The identity of tables made by some rules.
     *
     * @param source the SHA-256 of what they come from
     */
    public static TableIdentity of(FixedBoards ground, String source) {
        return new TableIdentity(
                ground.rules().setting(), source, ground.boards().text(), TableKind.END);
    }

    /** The identity of tables of the same rules and boards that count otherwise. */
    TableIdentity of(TableKind other) {
        return new TableIdentity(setting, source, boards, other);
    }

    /** Refuses the header of a table made by other rules, or of other boards. */
    void check(TableHeader header, String file) {
        if (kind != header.kind()) {
            throw new InputException(file + ": it is " + header.kind() + ", not " + kind + "; was it renamed?");
        }
        check("rule set", setting, header.setting(), file);
        check("arrangement of boards", boards, header.boards(), file);
        if (!source.equals(header.source())) {
            throw new InputException(file + ": it was made by another version of " + setting + " (SHA-256 "
                    + Texts.shorten(shown(header.source())) + "..., now " + shown(source)
                    + "...); keep it elsewhere or remove it, and make it anew");
        }
    }

    private static String shown(String digest) {
        return digest.substring(0, Math.min(SHOWN, digest.length()));
    }

    private static void check(String what, String expected, String found, String file) {
        if (!expected.equals(found)) {
            throw new InputException(file + ": it is of another " + what + ": expected '" + expected + "', found '"
                    + Texts.shorten(found) + "'");
        }
    }

    /** What of the rules a table leaves out, in words. */
    static List<String> excluded(FixedBoards ground, Material material, TableKind kind) {
        Rules rules = ground.rules();
        List<String> excluded = new ArrayList<>();
        excluded.add(kind == TableKind.CLOCK ? "repetition" : "repetition and the clock");
        List<String> fields = rules.fields().stream().map(SetupField::name).toList();
        if (fields.contains(Setup.CASTLING)) {
            excluded.add("positions with a right to castle");
        }
        if (fields.contains(Setup.EN_PASSANT)) {
            excluded.add("positions in which a pawn can be captured en passant; answers to double steps are counted");
        }
        if (BoardMoves.follow(ground, material)) {
            excluded.add("moves of boards");
        }
        return excluded;
    }
}

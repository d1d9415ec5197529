package org.plyspace.lab.claim;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.plyspace.lab.experiment.OpeningRule;

/**
 * A folder that keeps what is played for claims, so that a run that was interrupted goes on and a finished one is read again. It has a
 * store of games for each rule set and kind of openings, or a file of their rows, or both, and
 * files of pairs of games and of what tablebases said for each rule set.
 *
 * @param folder the folder, which is made if anything is played
 * @param version the version of Plyspace
 * @param notices told, in words, where what is there was played by another program or other rules than are here
 */
public record ClaimFolder(Path folder, String version, Consumer<String> notices) {

    private static final String ROWS = ".rows.gz";

    /** The store of the games that begin by a rule: {@code ID-softmax-20}. */
    Path store(String id, OpeningRule openings) {
        return folder.resolve(id + "-" + openings.toString().replace(':', '-'));
    }

    /** The file of pairs of games in which sides lack pieces: {@code ID.contests.jsonl}. */
    Path pairs(String id) {
        return folder.resolve(id + ".contests.jsonl");
    }

    /** The file of what tablebases said: {@code ID.tables.jsonl}. */
    Path counts(String id) {
        return folder.resolve(id + ".tables.jsonl");
    }

    /** The file of rows that may stand beside a store, or for it, as {@code lab rows} names it: {@code ID-softmax-20.rows.gz}. */
    static Path rows(Path store) {
        return store.resolveSibling(store.getFileName() + ROWS);
    }
}

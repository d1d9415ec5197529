package org.plyspace.web.game;

import java.util.Optional;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.session.Autosave;
import org.plyspace.web.http.ErrorAnswers;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/** Where a game on the page is saved. Only who holds the game changes it; what it says may be asked by any thread. */
final class GameFile {

    private final String id;
    private final Autosave autosave;
    private volatile int plies;
    private volatile boolean kept;
    private volatile boolean saved;
    private volatile Optional<ListedGame> unsaved = Optional.empty();
    private volatile Optional<String> elsewhere = Optional.empty();
    private volatile boolean closed;

    /** Takes over the saving of a game of so many plies. */
    GameFile(String id, Autosave autosave, int plies) {
        this.id = id;
        this.autosave = autosave;
        note(plies);
    }

    private void note(int newPlies) {
        plies = newPlies;
        kept = autosave.isOn();
        saved = kept && !autosave.isFailing();
    }

    /** Saves the game of a variant. */
    void save(String variant, GameRecord record) {
        autosave.save(variant, record);
        note(record.line().moves().size());
        unsaved = isSafe() ? Optional.empty() : Optional.of(ListedGame.of(id, record));
    }

    /** Whether the game has a file, be that as the game is or not. */
    boolean isKept() {
        return kept;
    }

    /** Whether the game as it is stands on disk. */
    boolean isSaved() {
        return saved;
    }

    /** Whether nothing would be lost if the game were forgotten until somebody asks for it again. */
    boolean isSafe() {
        return saved || plies == 0;
    }

    /** As a list says it, if it was played and is not on disk as it is. */
    Optional<ListedGame> unsaved() {
        return unsaved;
    }

    /** Where else the game is open, if that keeps its engine from moving here. */
    Optional<String> elsewhere() {
        return elsewhere;
    }

    /** Whether another program has played on. */
    boolean isOvertaken() {
        return autosave.isOvertaken();
    }

    /**
     * Keeps other programs off the file.
     *
     * @throws PlyspaceException if another one has it, or the game is closed, so that it must not change
     */
    void takeUp() {
        if (closed) {
            throw ErrorAnswers.missing("game '" + id + "' any more");
        }
        if (!autosave.takeUp()) {
            throw new HttpError(
                    ErrorType.REFUSED, "another program has played on with this game; load it anew to see what it did");
        }
        elsewhere = Optional.empty();
    }

    /** Takes up the file for an engine, if that is possible. */
    boolean isTakenUp() {
        try {
            takeUp();
            return true;
        } catch (PlyspaceException open) {
            elsewhere = Optional.of(String.valueOf(open.getMessage()));
            return false;
        }
    }

    /** Lets other programs have the file. */
    void letGo() {
        autosave.letGo();
    }

    /** Nothing will be saved any more; any thread may say so. */
    void announceClose() {
        closed = true;
    }

    boolean isClosed() {
        return closed;
    }

    /** Lets other programs have the file for good. */
    void close() {
        autosave.close();
    }
}

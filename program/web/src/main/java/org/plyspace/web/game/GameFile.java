package org.plyspace.web.game;

import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.SavedGames;
import org.plyspace.web.http.ErrorResponses;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.seat.SeatPolicy;

/** The file of a game on the page. Only who has his turn at the game may change it; any thread may read it. */
final class GameFile {

    private static final int FIRST_DIGITS = 100_000;
    private static final int DIGITS_END = 1_000_000;

    private final String id;
    private final Autosave autosave;
    private final SeatPolicy policy;
    private volatile int plies;
    private volatile boolean kept;
    private volatile boolean saved;
    private volatile Optional<ListedGame> unsaved = Optional.empty();
    private volatile Optional<String> elsewhere = Optional.empty();
    private volatile boolean closed;

    /**
     * Creates the file of a game with so many plies.
     *
     * @param policy what is kept of its seats is locked with the file
     */
    GameFile(String id, Autosave autosave, int plies, SeatPolicy policy) {
        this.id = id;
        this.autosave = autosave;
        this.policy = policy;
        note(plies);
    }

    /** A new name, with digits by chance, for the file of a game. */
    static String newName(String variant) {
        return SavedGames.newName(variant, ThreadLocalRandom.current().nextInt(FIRST_DIGITS, DIGITS_END));
    }

    private void note(int newPlies) {
        plies = newPlies;
        kept = autosave.isOn();
        saved = kept && !autosave.isFailing();
    }

    /** Saves a game of a variant. */
    void save(String variant, GameRecord record) {
        autosave.save(variant, record);
        note(record.line().moves().size());
        unsaved = isSafe() ? Optional.empty() : Optional.of(ListedGame.of(id, record));
    }

    /** The number of plies when the game was last saved or loaded. */
    int plies() {
        return plies;
    }

    /** Whether the game has a file, up to date or not. */
    boolean isKept() {
        return kept;
    }

    /** Whether the current state of the game is on disk. */
    boolean isSaved() {
        return saved;
    }

    /** Whether the game can be closed without loss and opened again when somebody asks for it. */
    boolean isSafe() {
        return saved || plies == 0;
    }

    /** The entry of the game in a list, if it was played and its current state is not on disk. */
    Optional<ListedGame> unsaved() {
        return unsaved;
    }

    /** The other place where the game is open, if that keeps its engine from moving here. */
    Optional<String> elsewhere() {
        return elsewhere;
    }

    /** Whether another program has continued the game. */
    boolean isOvertaken() {
        return autosave.isOvertaken() || (autosave.isLetGo() && policy.isOvertaken());
    }

    /** Whether other programs may use the file. */
    boolean isLetGo() {
        return autosave.isLetGo();
    }

    /**
     * Locks the file against other programs.
     *
     * @throws PlyspaceException if another program has it locked, or the game is closed and must not change
     */
    void takeUp() {
        if (closed) {
            throw ErrorResponses.missing("game '" + id + "' any more");
        }
        boolean wasLetGo = autosave.isLetGo();
        boolean isOurs = autosave.takeUp();
        if (isOurs && wasLetGo && policy.isOvertaken()) {
            autosave.letGo();
            isOurs = false;
        }
        if (!isOurs) {
            throw new HttpError(
                    ErrorType.REFUSED, "another program has played on with this game; load it anew to see what it did");
        }
        elsewhere = Optional.empty();
    }

    /** Locks the file for an engine's move; returns whether that was possible. */
    boolean isTakenUp() {
        try {
            takeUp();
            return true;
        } catch (PlyspaceException open) {
            elsewhere = Optional.of(String.valueOf(open.getMessage()));
            return false;
        }
    }

    /** Unlocks the file for other programs. */
    void letGo() {
        autosave.letGo();
    }

    /** Announces that nothing will be saved any more. Any thread may call this. */
    void announceClose() {
        closed = true;
    }

    boolean isClosed() {
        return closed;
    }

    /** Unlocks the file for other programs for good. */
    void close() {
        autosave.close();
    }
}

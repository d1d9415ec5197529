package org.plyspace.cli.play;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.Streams;
import org.plyspace.cli.view.Look;
import org.plyspace.engine.Game;
import org.plyspace.engine.plugin.Waits;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.session.Autosave;
import org.plyspace.engine.session.GameFiles;
import org.plyspace.engine.session.Keeper;
import org.plyspace.engine.session.KeptGames;
import org.plyspace.engine.session.Table;
import org.plyspace.lab.player.Players;

/** Sets a game up and lets it be played, at the terminal if there is one. */
public final class Play {

    private final GameFiles files;
    private final KeptGames kept;
    private final Input input;
    private final Output output;
    private final Streams streams;
    private final Waits waits;

    @Inject
    public Play(GameFiles files, KeptGames kept, Input input, Output output, Streams streams, Waits waits) {
        this.files = files;
        this.kept = kept;
        this.input = input;
        this.output = output;
        this.streams = streams;
        this.waits = waits;
    }

    /**
     * Where games come from and go to.
     *
     * @param load the file of the game to go on with
     * @param save the file to save to after every move
     * @param keep whether a game without such a file is kept all the same
     */
    public record Storage(Optional<String> load, Optional<String> save, boolean keep) {}

    /**
     * How boards are printed.
     *
     * @param followsTerminal whether their width is the terminal's
     */
    public record Sight(Look look, boolean followsTerminal) {}

    /** The rule set of the game in a file, with options if it has any. */
    public String specOf(String file) {
        return files.spec(file);
    }

    /** The file of the game kept last, of a variant, or of any if the id is empty. */
    public String newestKept(String variant) {
        return kept.newest(variant);
    }

    /** Plays a game from a start; whether all is saved that should be. */
    public boolean fromSetup(Rules rules, Setup start, Players players, Storage storage, Sight sight) {
        return run(new Table(new Game(rules, start), Optional.empty()), players, Optional.empty(), storage, sight);
    }

    /** Goes on with the game that the storage says, which must be by these rules; whether all is saved that should be. */
    public boolean fromFile(Rules rules, Players players, Storage storage, Sight sight) {
        GameFiles.Loaded loaded = files.load(storage.load.orElseThrow(), rules);
        Table table = new Table(loaded.game(), Optional.of(loaded.record()));
        return run(table, players, Optional.of(loaded.file()), storage, sight);
    }

    private boolean run(Table table, Players players, Optional<RecordFile> loadedFrom, Storage storage, Sight sight) {
        Screen screen = new Screen(output, sight.look, streams.window());
        Optional<Keeper> keeper =
                Optional.<Keeper>of(kept).filter(any -> storage.keep && players.anyHuman() && kept.isPossible());
        Autosave autosave = new Autosave(files, keeper, loadedFrom, screen::sayUnsaved);
        autosave.loaded(table.game().plies());
        storage.save.ifPresent(autosave::use);
        Session session = new Session(table, players, autosave, screen);
        String playing = "the game of " + table.position().rules().spec() + " to go on";
        try (players;
                Prompt prompt = new WatchedPrompt(prompt(session), waits, playing)) {
            return session.run(prompt, sight.followsTerminal);
        } catch (IOException failed) {
            throw Input.failure(Input.STANDARD_INPUT, failed);
        }
    }

    private Prompt prompt(Session session) {
        Optional<Prompt> terminal =
                streams.areOfProcess() ? TerminalPrompt.open(session::completions, output) : Optional.empty();
        return terminal.orElseGet(() -> new PipedPrompt(input, output));
    }
}

package org.plyspace.cli.play;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.cli.io.Input;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.Streams;
import org.plyspace.engine.Game;

/** Sets a game up and lets it be played, at the terminal if there is one. */
public final class Play {

    private final GameFiles files;
    private final Input input;
    private final Output output;
    private final Streams streams;

    @Inject
    public Play(GameFiles files, Input input, Output output, Streams streams) {
        this.files = files;
        this.input = input;
        this.output = output;
        this.streams = streams;
    }

    /**
     * Where games come from and go to.
     *
     * @param load the file of the game to go on with
     * @param save the file to save to after every move
     */
    public record Storage(Optional<String> load, Optional<String> save) {}

    /** Plays a game from a start. */
    public void fromSetup(Rules rules, Setup start, Players players, Storage storage, int width) {
        run(new Table(new Game(rules, start), Optional.empty()), players, storage, width);
    }

    /** Goes on with the game that the storage says, which must be by these rules. */
    public void fromFile(Rules rules, Players players, Storage storage, int width) {
        GameFiles.Loaded loaded = files.load(storage.load.orElseThrow(), rules);
        run(new Table(loaded.game(), Optional.of(loaded.record())), players, storage, width);
    }

    private void run(Table table, Players players, Storage storage, int width) {
        Screen screen = new Screen(output, width);
        Autosave autosave = new Autosave(files, storage.load.orElse(""), screen);
        storage.save.ifPresent(autosave::use);
        Session session = new Session(table, players, autosave, screen);
        try (Prompt prompt = prompt(session)) {
            session.run(prompt);
        } catch (IOException failed) {
            throw Input.failure(Input.STANDARD_INPUT, failed);
        }
    }

    private Prompt prompt(Session session) {
        Optional<Prompt> terminal =
                streams.in() == System.in ? TerminalPrompt.open(session::completions, output) : Optional.empty();
        return terminal.orElseGet(() -> new PipedPrompt(input, output));
    }
}

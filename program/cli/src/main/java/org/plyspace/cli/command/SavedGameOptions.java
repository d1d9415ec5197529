package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Console;
import org.plyspace.cli.view.SavedGameTable;
import org.plyspace.engine.session.OpenGames;
import org.plyspace.engine.session.SavedGames;
import picocli.CommandLine.Option;

/** The options that resume, list or delete saved games. */
public final class SavedGameOptions {

    private static final int MOST_NAMED = 20;

    private final SavedGames kept;
    private final OpenGames open;
    private final Console console;

    @Option(
            names = "--resume",
            arity = "0..1",
            paramLabel = "GAME",
            fallbackValue = "",
            description =
                    "continue a saved game: the one with this number or name in --list, or else the last one played, of"
                            + " <variant> if that is named")
    private Optional<String> resume = Optional.empty();

    @Option(names = "--list", description = "list the saved games, the last one played first")
    private boolean list;

    @Option(
            names = "--delete",
            paramLabel = "GAME",
            description =
                    "remove the saved game with this number or name from the list; prints where its file is moved to")
    private Optional<String> delete = Optional.empty();

    @Inject
    public SavedGameOptions(SavedGames kept, OpenGames open, Console console) {
        this.kept = kept;
        this.open = open;
        this.console = console;
    }

    /** Whether the command is to list or delete games rather than to play. */
    boolean isAboutGames() {
        return list || delete.isPresent();
    }

    /** Whether a saved game is to be resumed. */
    boolean isResumed() {
        return resume.isPresent();
    }

    /** The variant as given, even if it stands after {@code --resume}. */
    String variant(String given) {
        return given.isEmpty() ? resume.filter(this::isVariant).orElse("") : given;
    }

    private boolean isVariant(String text) {
        return !text.isEmpty() && !text.matches("[0-9]+") && kept.find(text).isEmpty();
    }

    /**
     * The file of the game to resume.
     *
     * @param variant the id of its variant, empty for any
     * @throws org.plyspace.engine.io.InputException if there is no such game
     */
    String resumed(String variant) {
        String which = resume.orElse("");
        return which.isEmpty() || isVariant(which) ? kept.newest(variant) : kept.chosen(which, variant);
    }

    /**
     * Lists or deletes games and returns the exit code.
     *
     * @param variant the id of the variant whose games are listed, and one of which is deleted; empty for all
     */
    int answer(String variant) {
        if (isResumed() || (list && delete.isPresent())) {
            throw new UsageException("--list, --delete and --resume exclude each other");
        }
        delete.ifPresentOrElse(which -> delete(which, variant), () -> list(variant));
        return ExitCode.DONE;
    }

    private void delete(String which, String variant) {
        String file = kept.chosen(which, variant);
        console.line("deleted; the game is now in " + kept.delete(file, open) + "");
    }

    private void list(String variant) {
        SavedGames.Listing games = kept.list();
        new SavedGameTable(games.games(), variant).lines().forEach(console::line);
        games.unreadable().stream().limit(MOST_NAMED).forEach(why -> console.notice("not listed: " + why));
    }
}

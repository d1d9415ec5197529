package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.SavedGameTable;
import org.plyspace.engine.session.OpenGames;
import org.plyspace.engine.session.SavedGames;
import picocli.CommandLine.Option;

/** Which of the games that are kept is meant: to be played on, listed, or taken off the list. */
public final class SavedGameOptions {

    private static final int MOST_NAMED = 20;

    private final SavedGames kept;
    private final OpenGames open;
    private final Output output;
    private final Notices notices;

    @Option(
            names = "--resume",
            arity = "0..1",
            paramLabel = "GAME",
            fallbackValue = "",
            description =
                    "go on with the game played last, of any variant if none is named, or with the one of this number or name in --list")
    private Optional<String> resume = Optional.empty();

    @Option(names = "--list", description = "list the games that are saved, the one played last first")
    private boolean list;

    @Option(
            names = "--delete",
            paramLabel = "GAME",
            description = "take the game of this number or name off the list; its file is moved, and where to is told")
    private Optional<String> delete = Optional.empty();

    @Inject
    public SavedGameOptions(SavedGames kept, OpenGames open, Output output, Notices notices) {
        this.kept = kept;
        this.open = open;
        this.output = output;
        this.notices = notices;
    }

    /** Whether nothing is to be played. */
    boolean isAboutGames() {
        return list || delete.isPresent();
    }

    /** Whether a game that is kept is to be played on. */
    boolean isResumed() {
        return resume.isPresent();
    }

    /** The variant as it was given, be it behind {@code --resume}. */
    String variant(String given) {
        return given.isEmpty() ? resume.filter(this::isVariant).orElse("") : given;
    }

    private boolean isVariant(String text) {
        return !text.isEmpty() && !text.matches("[0-9]+") && kept.find(text).isEmpty();
    }

    /**
     * The file of the game to be played on.
     *
     * @param variant the id of its variant, empty for any
     * @throws org.plyspace.engine.io.InputException if there is none
     */
    String resumed(String variant) {
        String which = resume.orElse("");
        return which.isEmpty() || isVariant(which) ? kept.newest(variant) : kept.chosen(which, variant);
    }

    /**
     * Does what is not playing; the exit code.
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
        output.line("deleted; the game is in " + kept.delete(file, open) + " from now on");
    }

    private void list(String variant) {
        SavedGames.Listing games = kept.list();
        new SavedGameTable(games.games(), variant).lines().forEach(output::line);
        games.unreadable().stream().limit(MOST_NAMED).forEach(why -> notices.line("not listed: " + why));
    }
}

package org.plyspace.web.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Texts;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.PartialGame;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.Sha256;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.web.http.ErrorResponses;

/** The games that come with the program, one record per file of a folder, which need not exist. */
record GameLibrary(Optional<Path> folder) {

    private static final String ENDING = ".json";
    private static final int ID_LENGTH = 16;

    /**
     * All games, by the names of their files.
     *
     * @param refused the files that contain no valid game
     */
    record Listing(List<Listed> games, List<Refused> refused) {}

    /** A game in a list. Its id stays the same whatever other games are added. */
    record Listed(String id, String name, String variant, int plies, String result, Map<String, String> tags) {}

    /** A file in which no game can be read. */
    record Refused(String file, String reason) {}

    Listing list() {
        List<Listed> games = new ArrayList<>();
        List<Refused> refused = new ArrayList<>();
        for (Path file : files()) {
            String shown = shown(file);
            try {
                games.add(listed(name(file), new RecordFile(file).load(shown)));
            } catch (PlyspaceException unreadable) {
                refused.add(new Refused(shown, unreadable.getMessage()));
            } catch (IOException unreadable) {
                refused.add(new Refused(
                        shown, FileErrors.unreadable(shown, unreadable).getMessage()));
            }
        }
        return new Listing(games, refused);
    }

    private static Listed listed(String name, GameRecord record) {
        return new Listed(
                id(name),
                name,
                record.setting(),
                record.line().moves().size(),
                record.result().text(),
                record.tags());
    }

    /**
     * A saved game.
     *
     * @param name the name of its file, without the ending
     */
    record SavedRecord(String name, PartialGame game) {}

    /**
     * The game with an id.
     *
     * @throws org.plyspace.web.http.HttpError if there is none
     */
    SavedRecord find(String id, Exchange exchange) {
        Path file = files().stream()
                .filter(one -> id(name(one)).equals(id))
                .findFirst()
                .orElseThrow(() -> missing(id));
        try {
            return new SavedRecord(name(file), exchange.held(new RecordFile(file).load(shown(file)), name(file), 1));
        } catch (IOException gone) {
            throw missing(id);
        }
    }

    private static RuntimeException missing(String id) {
        return ErrorResponses.missing("game '" + Texts.shorten(id) + "' in the library");
    }

    private static String name(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - ENDING.length());
    }

    /** The name of a file in messages, without its folder. */
    private static String shown(Path file) {
        return FileNames.shown(file.getFileName());
    }

    private static String id(String name) {
        return Sha256.of(name).substring(0, ID_LENGTH);
    }

    private List<Path> files() {
        try (Stream<Path> all = folder.isPresent() ? Files.list(folder.get()) : Stream.empty()) {
            return all.filter(file -> file.getFileName().toString().endsWith(ENDING))
                    .sorted()
                    .toList();
        } catch (IOException none) {
            return List.of();
        }
    }
}

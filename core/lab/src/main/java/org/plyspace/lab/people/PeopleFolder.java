package org.plyspace.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Side;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordFile;
import org.plyspace.engine.session.SeatSheet;
import org.plyspace.engine.session.SeatSheets;
import org.plyspace.match.engine.EngineSpec;

/**
 * The games of people in a folder of saved games.
 *
 * @param games the games, by name
 * @param leftOut how many files were left out, by reason
 * @param unreadable why files cannot be read, a sentence for each, by name
 */
public record PeopleFolder(List<PeopleGame> games, SortedMap<String, Integer> leftOut, List<String> unreadable) {

    private static final String ENDING = ".json";

    /**
     * Reads a folder.
     *
     * @throws org.plyspace.engine.io.InputException if the folder cannot be read
     */
    public static PeopleFolder read(Path folder) {
        List<PeopleGame> games = new ArrayList<>();
        SortedMap<String, Integer> leftOut = new TreeMap<>();
        List<String> unreadable = new ArrayList<>();
        SeatSheets sheets = new SeatSheets(folder);
        for (Path file : files(folder)) {
            String name = file.getFileName().toString();
            try {
                PeopleGame game = game(file, name.substring(0, name.length() - ENDING.length()), sheets);
                Optional<String> why = whyNot(game);
                why.ifPresent(reason -> leftOut.merge(reason, 1, Integer::sum));
                if (why.isEmpty()) {
                    games.add(game);
                }
            } catch (PlyspaceException refused) {
                unreadable.add(refused.getMessage());
            } catch (IOException failed) {
                unreadable.add(FileErrors.unreadable(name, failed).getMessage());
            }
        }
        if (!unreadable.isEmpty()) {
            leftOut.put("unreadable", unreadable.size());
        }
        return new PeopleFolder(games, leftOut, unreadable);
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(ENDING))
                    .filter(file -> !file.getFileName().toString().startsWith("."))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw FileErrors.unreadable(FileNames.shown(folder), unreadable);
        }
    }

    private static PeopleGame game(Path file, String name, SeatSheets sheets) throws IOException {
        GameRecord record = new RecordFile(file).load();
        Optional<SeatSheet> sheet = sheets.find(name);
        return new PeopleGame(name, record, sheet);
    }

    private static Optional<String> whyNot(PeopleGame game) {
        if (game.plies() == 0) {
            return Optional.of("without moves");
        }
        if (game.record().start().isPresent()) {
            return Optional.of("from another first position");
        }
        boolean people = game.sheet().isPresent()
                || Stream.of("White", "Black")
                        .map(side -> game.record().tags().getOrDefault(side, "human"))
                        .noneMatch(PeopleFolder::isAnEngine);
        return people ? Optional.empty() : Optional.of("with an engine");
    }

    private static boolean isAnEngine(String tag) {
        try {
            EngineSpec.parse(tag.replaceFirst(", seed .*", ""));
            return true;
        } catch (PlyspaceException person) {
            return false;
        }
    }

    /**
     * A game that people played.
     *
     * @param name the name of its file, without the ending
     * @param sheet what was noted beside the record; empty for games that both played at one computer
     */
    public record PeopleGame(String name, GameRecord record, Optional<SeatSheet> sheet) {

        /** The name that the person at a side chose, if any. */
        Optional<String> person(Side side) {
            return sheet.isPresent()
                    ? Optional.ofNullable(sheet.get().names().get(side))
                    : Optional.ofNullable(record.tags().get(side == Side.WHITE ? "White" : "Black"))
                            .filter(name -> !name.equals("human"));
        }

        int plies() {
            return record.line().moves().size();
        }
    }
}

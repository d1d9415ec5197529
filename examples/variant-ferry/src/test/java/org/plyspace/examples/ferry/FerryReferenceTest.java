package org.plyspace.examples.ferry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;

/** Compares the rules with {@link FerryReference}, which writes the vectors too. */
final class FerryReferenceTest {

    private static final int GAMES = "some".equals(System.getProperty("plyspace.tests")) ? 10 : 30;
    private static final Rules RULES = new FerryVariant().rules(OptionValues.of(List.of(), Map.of()));

    @Test
    void movesInRandomGamesOfSeed5AreThoseOfTheReference() {
        SplittableRandom random = new SplittableRandom(5);
        int sailings = 0;
        for (int game = 0; game < GAMES; game++) {
            Position position = RULES.startPosition();
            for (int ply = 0; ply < 120 && position.hasLegalMove(); ply++) {
                String text = position.words().text();
                FerryReference reference = FerryReference.read(text);
                MoveList moves = new MoveList();
                position.legalMoves(moves);
                TreeSet<String> names = new TreeSet<>();
                for (int i = 0; i < moves.size(); i++) {
                    names.add(position.words().text(moves.get(i), Notation.MACHINE));
                }
                assertEquals(reference.moves().keySet(), names, text);
                assertEquals(reference.isInCheck(), position.inCheck(), text);
                long move = moves.get(random.nextInt(moves.size()));
                sailings += names.stream().anyMatch(name -> name.matches("[XYZ].*")) && ply % 2 == 0 ? 1 : 0;
                position.make(move);
            }
        }
        assertTrue(sailings > 0, "White never steers a ferry of Black's");
    }

    /** Rewrites the vectors: positions from random games with seed 1, and the reference's statements about them. */
    public static void main(String[] args) throws Exception {
        SplittableRandom random = new SplittableRandom(1);
        List<String> lines = new ArrayList<>();
        lines.add(line(RULES.startPosition().words().text(), 3));
        MoveList scratch = new MoveList();
        while (lines.size() < 100) {
            Position position = RULES.startPosition();
            int plies = 1 + random.nextInt(120);
            for (int ply = 0; ply < plies && position.hasLegalMove(); ply++) {
                position.make(position.randomMove(random, scratch));
            }
            boolean over = !position.hasLegalMove();
            if (over || lines.size() < 80 || position.inCheck()) {
                lines.add(line(position.words().text(), 2));
            }
        }
        Files.write(Path.of(args[0]), lines);
    }

    private static String line(String position, int depth) {
        FerryReference reference = FerryReference.read(position);
        String moves = reference.moves().keySet().stream()
                .map(move -> '"' + move + '"')
                .collect(Collectors.joining(","));
        boolean check = reference.isInCheck();
        String outcome = !moves.isEmpty() ? "null" : check ? "\"checkmate\"" : "\"stalemate\"";
        String perft = IntStream.rangeClosed(1, moves.isEmpty() ? 1 : depth)
                .mapToObj(plies -> '"' + String.valueOf(plies) + "\":" + reference.perft(plies))
                .collect(Collectors.joining(","));
        return "{\"variant\":\"ferry\",\"position\":\"" + position + "\",\"check\":" + check + ",\"outcome\":" + outcome
                + ",\"moves\":[" + moves + "],\"perft\":{" + perft + "}}";
    }
}

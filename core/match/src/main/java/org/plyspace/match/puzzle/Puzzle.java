package org.plyspace.match.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;

/**
 * A position with one solution.
 *
 * @param id unique among the puzzles of a file: the seed, and the number of the game that it was found in
 * @param moves how many moves of the side to move are to be found
 * @param position its text
 * @param line the solution against the best defence, in machine form; moves beyond those to be found show what is won
 * @param legal the number of legal moves
 * @param ply the ply of the game
 */
public record Puzzle(
        String id, Kind kind, int moves, String position, List<String> line, int legal, int ply, Proof proof) {

    /** The most moves to be found. */
    public static final int MOST_MOVES = 3;

    /** The sort of those that win material with the first move. */
    static final int TAKEN_AT_ONCE = -1;
    /** The sort of those that win material later. */
    static final int MATERIAL_LATER = 0;

    private static final String ID = "-?[0-9]{1,19}-[0-9]{1,9}";
    private static final List<String> NAMES =
            List.of("id", "kind", "moves", "position", "line", "legal", "ply", "proof");

    /** What is to be found. */
    public enum Kind {
        /** The fewest moves that win the game against every defence. */
        WIN,
        /** Moves that win material; no other first move does. */
        MATERIAL;

        /** The word in files. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Why the first move is the only solution. A win is proved by trying all moves: this one wins in so many moves, no other does.
     *
     * @param nodes the number of moves made to prove it
     * @param gain how much more material the line wins, in hundredths of a pawn; 0 for a win of the game
     * @param searches what searches of different sizes say; none for a win of the game
     */
    public record Proof(long nodes, int gain, List<Searched> searches) {

        /**
         * A search.
         *
         * @param nodes the limit of its nodes
         * @param depth the depth that it completed, in plies
         * @param best the score of the solution, in hundredths of a pawn
         * @param second the score of the best other move
         */
        public record Searched(long nodes, int depth, int best, int second) {}

        private static Proof read(JsonFields fields) {
            fields.allowing(List.of("nodes", "gain", "searches"));
            List<Searched> searches = new ArrayList<>();
            for (JsonFields search : fields.objects("searches")) {
                search.allowing(List.of("nodes", "depth", "best", "second"));
                searches.add(new Searched(
                        search.number("nodes", 1, Integer.MAX_VALUE),
                        search.number("depth", 0, Integer.MAX_VALUE),
                        search.number("best", Integer.MIN_VALUE, Integer.MAX_VALUE),
                        search.number("second", Integer.MIN_VALUE, Integer.MAX_VALUE)));
            }
            return new Proof(
                    fields.optionalLong("nodes").orElse(0),
                    fields.optionalNumber("gain", 0, Integer.MAX_VALUE).orElse(0),
                    searches);
        }

        private Map<String, Object> json() {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("nodes", nodes);
            if (!searches.isEmpty()) {
                json.put("gain", gain);
                json.put("searches", searches.stream().map(Proof::json).toList());
            }
            return json;
        }

        private static Map<String, Object> json(Searched search) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("nodes", search.nodes);
            json.put("depth", search.depth);
            json.put("best", search.best);
            json.put("second", search.second);
            return json;
        }
    }

    /** What it is like, the harder the larger: the number of moves that win the game, or one of two sorts that win material. */
    int sort() {
        return kind == Kind.WIN ? moves : line.size() == 1 ? TAKEN_AT_ONCE : MATERIAL_LATER;
    }

    /** Whether one move does all, which many see at first sight. */
    boolean isFirstSight() {
        return sort() == 1 || sort() == TAKEN_AT_ONCE;
    }

    /** What is asked, after the side to move: {@code wins in 2}. */
    public String goal() {
        return kind == Kind.WIN ? "wins in " + moves : "wins material";
    }

    /** Reads the object on a line of a file. */
    static Puzzle read(JsonFields fields) {
        fields.allowing(NAMES);
        String id = fields.text("id");
        if (!id.matches(ID)) {
            throw fields.refusal("id", "expected a seed and the number of a game, such as 1-17");
        }
        String kind = fields.text("kind");
        if (!kind.equals(Kind.WIN.word()) && !kind.equals(Kind.MATERIAL.word())) {
            throw fields.refusal("kind", "expected win or material");
        }
        int moves = fields.number("moves", 1, MOST_MOVES);
        List<String> line = fields.texts("line");
        if (line.size() < 2 * moves - 1) {
            throw fields.refusal("line", "expected at least " + (2 * moves - 1) + " moves, found " + line.size());
        }
        return new Puzzle(
                id,
                kind.equals(Kind.WIN.word()) ? Kind.WIN : Kind.MATERIAL,
                moves,
                fields.text("position"),
                line,
                fields.number("legal", 1, Integer.MAX_VALUE),
                fields.number("ply", 0, Integer.MAX_VALUE),
                Proof.read(fields.object("proof")));
    }

    /** The line of a file. */
    String text() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", id);
        json.put("kind", kind.word());
        json.put("moves", moves);
        json.put("position", position);
        json.put("line", line);
        json.put("legal", legal);
        json.put("ply", ply);
        json.put("proof", proof.json());
        return JsonMappers.PLAIN.writeValueAsString(json);
    }
}

package org.plyspace.lab.numbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.FailureException;
import org.plyspace.api.MeasuredGame;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;

/** A game, replayed once to collect what the metrics need. Plies are counted from 0. Immutable. */
public final class GameTrace {

    /** Stands for a missing cell. */
    private static final int NOWHERE = -1;

    private final RuleTraits traits;
    private final GameSummary summary;
    /** The setup from which the game began. */
    final Setup start;

    private final Side first;
    private final long[] moves;
    private final long[] tags;
    private final int[] choices;
    private final boolean[] checks;
    private final int[] from;
    private final int[] to;
    private final int[] carried;
    private final Occupancy occupancy;
    private final BoardRides boardRides;
    private final Optional<JudgedGame> judged;

    private GameTrace(RuleTraits traits, GameSummary summary, Setup start, List<Long> played) {
        Position position = traits.rules().position(start, Purpose.GAME);
        int plies = played.size();
        this.traits = traits;
        this.summary = summary;
        this.start = start;
        this.first = position.sideToMove();
        this.moves = played.stream().mapToLong(Long::longValue).toArray();
        this.tags = new long[plies];
        this.choices = new int[plies];
        this.checks = new boolean[plies];
        this.from = new int[plies];
        this.to = new int[plies];
        this.carried = new int[plies];
        this.occupancy = new Occupancy(traits.rules().cells());
        this.boardRides = new BoardRides(traits);
        this.judged = Optional.empty();
        occupancy.add(position);
        for (int ply = 0; ply < plies; ply++) {
            replay(position, ply);
        }
    }

    private GameTrace(GameTrace other, JudgedGame judged) {
        this.traits = other.traits;
        this.summary = other.summary;
        this.start = other.start;
        this.first = other.first;
        this.moves = other.moves;
        this.tags = other.tags;
        this.choices = other.choices;
        this.checks = other.checks;
        this.from = other.from;
        this.to = other.to;
        this.carried = other.carried;
        this.occupancy = other.occupancy;
        this.boardRides = other.boardRides;
        this.judged = Optional.of(judged);
    }

    private void replay(Position position, int ply) {
        long move = moves[ply];
        boolean goes = Move.kind(move) != Move.BOARD
                && Move.kind(move) != Move.DROP
                && Move.kind(move) != Move.FROM_AFAR
                && !Move.isPass(move);
        tags[ply] = position.tags(move);
        choices[ply] = position.countLegalMoves();
        from[ply] = goes ? position.placeOf(Move.from(move)) : NOWHERE;
        to[ply] = goes ? position.placeOf(Move.to(move)) : NOWHERE;
        carried[ply] = boardRides.before(position, move, ply);
        position.make(move);
        boardRides.after(position, ply);
        checks[ply] = position.inCheck();
        occupancy.add(position);
    }

    /** Traces a game that was played here. */
    public static GameTrace of(RuleTraits traits, Game game, GameSummary summary) {
        return of(traits, game.start(), game.moves(), summary);
    }

    /** Traces a game given by its moves from a setup. */
    public static GameTrace of(RuleTraits traits, Setup start, List<Long> moves, GameSummary summary) {
        return new GameTrace(traits, summary, start, moves);
    }

    /**
     * Replays moves in machine form from a setup.
     *
     * @param number the number of the game, for messages
     * @throws FailureException if a move is not legal
     */
    public static Game replay(Rules rules, Setup start, List<String> moves, int number) {
        Game game = new Game(rules, start);
        for (String text : moves) {
            Verdict verdict = game.position().words().judge(text, Notation.MACHINE);
            if (!(verdict instanceof Verdict.Legal legal)) {
                throw new FailureException("move " + (game.plies() + 1) + ", '" + Texts.shorten(text) + "', of game "
                        + number + " is not legal in " + rules.setting()
                        + "; expected a game that was played by the same rules");
            }
            game.play(legal.move());
        }
        return game;
    }

    /**
     * The same trace with a judge's evaluation.
     *
     * @throws IllegalArgumentException if the evaluation is of a game of another length
     */
    public GameTrace with(JudgedGame said) {
        if (said.plies() != plies()) {
            throw new IllegalArgumentException(said.plies() + " plies were judged of " + plies());
        }
        return new GameTrace(this, said);
    }

    /** The traits of the rule set. */
    public RuleTraits traits() {
        return traits;
    }

    /** The summary of the game. */
    public GameSummary summary() {
        return summary;
    }

    /** A judge's evaluation of the game; empty if it was not judged. */
    public Optional<JudgedGame> judged() {
        return judged;
    }

    /** The game for the rule set's own metrics. */
    MeasuredGame measured() {
        return new MeasuredGame(traits.rules(), start, moves, summary.openingPlies(), summary.outcome());
    }

    /** All moves; a copy. */
    long[] moves() {
        return moves.clone();
    }

    /** The number of moves made, counting both sides. */
    public int plies() {
        return moves.length;
    }

    /** The move made at a ply. */
    public long move(int ply) {
        return moves[ply];
    }

    /** The tags of that move, see {@link Position#tags}. */
    public long tags(int ply) {
        return tags[ply];
    }

    /** The number of legal moves at a ply. */
    public int choices(int ply) {
        return choices[ply];
    }

    /** Whether the move gave check. */
    public boolean isCheck(int ply) {
        return checks[ply];
    }

    /** Whether a board moved. */
    public boolean isBoardMove(int ply) {
        return Move.kind(moves[ply]) == Move.BOARD;
    }

    /**
     * Whether a piece went from one cell to another, rather than a board moving, a drop, a pass or a capture from afar. In castling, the
     * king's move counts.
     */
    public boolean isStep(int ply) {
        return from[ply] != NOWHERE;
    }

    /** The cell from which a step began. */
    public int from(int ply) {
        return from[ply];
    }

    /** The cell to which a step led. */
    public int to(int ply) {
        return to[ply];
    }

    /** The number of cells on which a man stood at any time. */
    public int cellsUsed() {
        return occupancy.cellsUsed();
    }

    /** The number of the {@link #plies()} + 1 positions in which each piece stood on each cell, by {@code cell * Piece.CODES + code}. */
    Map<Integer, int[]> positions() {
        return occupancy.positions();
    }

    BoardRides carriages() {
        return boardRides;
    }

    @Override
    public String toString() {
        return summary + " " + Arrays.toString(moves);
    }

    /** Counts the positions of a game in which each piece stood on each cell. */
    private static final class Occupancy {

        private final Map<Integer, int[]> positions = new HashMap<>();
        private final boolean[] used;
        private final int[] scratch;

        Occupancy(int cells) {
            used = new boolean[cells];
            scratch = new int[cells];
        }

        void add(Position position) {
            for (Side side : Side.values()) {
                int men = position.men(side, scratch);
                for (int i = 0; i < men; i++) {
                    int cell = scratch[i];
                    used[cell] = true;
                    positions.computeIfAbsent(cell * Piece.CODES + position.pieceAt(cell), unused -> new int[1])[0]++;
                }
            }
        }

        /** The number of cells on which a man stood at any time. */
        int cellsUsed() {
            int count = 0;
            for (boolean cell : used) {
                count += cell ? 1 : 0;
            }
            return count;
        }

        /** The number of positions for each cell and piece, keyed by {@code cell * Piece.CODES + code}; in no particular order. */
        Map<Integer, int[]> positions() {
            return positions;
        }
    }

    /** Follows the men that can promote, from the move on which a board first carries them to their promotion. For one game. */
    static final class BoardRides {

        private final RuleTraits traits;
        /** The men that were carried, by their current cell. */
        private final Map<Integer, Passenger> aboard = new HashMap<>();

        private int carried;
        private int promoted;
        private int plies;

        private record Passenger(int piece, int since) {}

        BoardRides(RuleTraits traits) {
            this.traits = traits;
        }

        /** Prepares for a move that is about to be made; returns the number of men it carries. */
        int before(Position position, long move, int ply) {
            if (Move.kind(move) == Move.BOARD) {
                return board(position, traits.boardCells().get(Move.from(move)), ply);
            }
            if (!aboard.isEmpty()) {
                follow(position, move);
            }
            return 0;
        }

        private int board(Position position, List<Integer> cells, int ply) {
            int men = 0;
            for (int cell : cells) {
                int piece = position.pieceAt(cell);
                if (piece != Piece.NONE) {
                    men++;
                    if (position.promotionDistance(cell) >= 0 && !aboard.containsKey(cell)) {
                        aboard.put(cell, new Passenger(piece, ply));
                        carried++;
                    }
                }
            }
            return men;
        }

        private void follow(Position position, long move) {
            if (Move.isCapture(move)) {
                aboard.remove(position.capturedCell(move));
            }
            boolean stays = Move.kind(move) == Move.DROP || Move.kind(move) == Move.FROM_AFAR;
            Passenger walking = stays ? null : aboard.remove(Move.from(move));
            if (walking != null) {
                aboard.put(Move.to(move), walking);
            }
        }

        /** Records that the move was made. */
        void after(Position position, int ply) {
            for (Map.Entry<Integer, Passenger> each : new ArrayList<>(aboard.entrySet())) {
                int now = position.pieceAt(each.getKey());
                Passenger passenger = each.getValue();
                if (now != passenger.piece) {
                    aboard.remove(each.getKey());
                    if (now != Piece.NONE && Piece.side(now) == Piece.side(passenger.piece)) {
                        promoted++;
                        plies += ply - passenger.since;
                    }
                }
            }
        }

        /** The number of men able to promote that a board has carried. */
        int carried() {
            return carried;
        }

        /** The number of them that promoted. */
        int promoted() {
            return promoted;
        }

        /** The total number of plies that these took, each counted from the move that first carried it. */
        int plies() {
            return plies;
        }
    }
}

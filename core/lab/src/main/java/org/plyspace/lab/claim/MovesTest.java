package org.plyspace.lab.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.PieceReach;
import org.plyspace.engine.Registry;

/**
 * Tests where men and movable boards can go.
 *
 * @param cases at least one
 */
record MovesTest(List<Case> cases) implements CasesTest {

    static final String KIND = "moves";

    MovesTest {
        cases = List.copyOf(cases);
    }

    /** What is counted. */
    private enum Of {
        /** Squares; for a board, its anchors. */
        TARGETS,
        /** The levels of these squares. */
        LEVELS,
        /** The levels of those that are captured on. */
        CAPTURE_LEVELS,
        /** Those of the colour of the square on which it stands. */
        SAME_COLOUR;

        static Of read(JsonFields fields) {
            String word = fields.optionalText("of").orElse("targets");
            return switch (word) {
                case "targets" -> TARGETS;
                case "levels" -> LEVELS;
                case "capture-levels" -> CAPTURE_LEVELS;
                case "same-colour" -> SAME_COLOUR;
                default ->
                    throw fields.refusal(
                            "of",
                            "expected targets, levels, capture-levels or same-colour, found '" + Texts.shorten(word)
                                    + "'");
            };
        }
    }

    /**
     * A man or a board, and where it can go.
     *
     * @param alone the man that stands alone on the boards there; empty if it is one of the position
     * @param at the square, or the name of a board
     * @param exactly the names of all targets; empty if they are counted
     */
    private record Case(
            String name,
            ClaimPosition position,
            Optional<String> alone,
            String at,
            Of of,
            OptionalInt least,
            OptionalInt most,
            Optional<List<String>> exactly)
            implements CasesTest.Case {

        static Case read(JsonFields fields, String setting) {
            List<String> allowed = new ArrayList<>(ClaimPosition.FIELDS);
            allowed.addAll(List.of("piece", "at", "of", "least", "most", "exactly"));
            fields.allowing(allowed);
            Case read = new Case(
                    fields.text("name"),
                    ClaimPosition.read(fields, setting),
                    fields.optionalText("piece"),
                    fields.text("at"),
                    Of.read(fields),
                    fields.optionalNumber("least", 0, Integer.MAX_VALUE),
                    fields.optionalNumber("most", 0, Integer.MAX_VALUE),
                    fields.optionalTexts("exactly"));
            if (read.least.isEmpty() && read.most.isEmpty() && read.exactly.isEmpty()) {
                throw fields.refusal("expected one of the fields least, most and exactly");
            }
            return read;
        }

        @Override
        public String setting() {
            return position.setting();
        }

        private Position alone(Rules rules, String piece) {
            return PieceReach.position(rules, rules.empty(), piece, at);
        }

        @Override
        public CaseResult ask(Registry registry) {
            Position open = alone.map(piece -> alone(registry.rules(position.setting()), piece))
                    .orElseGet(() -> position.open(registry));
            TreeSet<String> targets = targets(open);
            boolean holds = targets.size() >= least.orElse(0)
                    && targets.size() <= most.orElse(Integer.MAX_VALUE)
                    && exactly.map(names -> targets.equals(new TreeSet<>(names)))
                            .orElse(true);
            return new CaseResult(name, expected(), found(targets), holds);
        }

        private TreeSet<String> targets(Position open) {
            Layout layout = open.words().layout();
            MoveList moves = new MoveList();
            open.legalMoves(moves);
            OptionalInt board = board(layout);
            int cell = board.isPresent() ? -1 : PieceReach.cell(layout, at);
            TreeSet<String> targets = new TreeSet<>();
            LongStream.of(board.isPresent() ? moves.toArray() : PieceReach.moves(open, cell))
                    .filter(move ->
                            board.isEmpty() || (Move.kind(move) == Move.BOARD && Move.from(move) == board.getAsInt()))
                    .filter(move -> board.isPresent() || isCounted(open, cell, Move.to(move)))
                    .forEach(move -> targets.add(target(open, layout, move, board.isPresent())));
            return targets;
        }

        private OptionalInt board(Layout layout) {
            List<String> names =
                    layout.movableBoards().stream().map(Layout.Board::name).toList();
            return IntStream.range(0, names.size())
                    .filter(i -> names.get(i).equals(at))
                    .findFirst();
        }

        private boolean isCounted(Position open, int from, int to) {
            return switch (of) {
                case TARGETS, LEVELS -> true;
                case CAPTURE_LEVELS -> open.pieceAt(to) != Piece.NONE;
                case SAME_COLOUR -> isLight(open, from) == isLight(open, to);
            };
        }

        private static boolean isLight(Position open, int cell) {
            return open.words().layout().boards().stream()
                    .flatMap(board -> board.squares().stream())
                    .filter(square -> square.cell() == cell)
                    .findFirst()
                    .orElseThrow()
                    .light();
        }

        private String target(Position open, Layout layout, long move, boolean board) {
            if (board) {
                return layout.anchors().get(Move.to(move)).name();
            }
            return of == Of.LEVELS || of == Of.CAPTURE_LEVELS
                    ? "level " + open.z(Move.to(move))
                    : open.words().name(Move.to(move));
        }

        private String expected() {
            if (exactly.isPresent()) {
                return String.join(", ", new TreeSet<>(exactly.get()));
            }
            if (least.equals(most)) {
                return least.getAsInt() + " " + word(least.getAsInt());
            }
            return (least.isPresent() ? "at least " + least.getAsInt() : "")
                    + (least.isPresent() && most.isPresent() ? " and " : "")
                    + (most.isPresent() ? "at most " + most.getAsInt() : "")
                    + " " + word(most.orElse(least.orElse(2)));
        }

        private String found(TreeSet<String> targets) {
            String names = String.join(", ", targets);
            return exactly.isPresent()
                    ? targets.isEmpty() ? "none" : names
                    : targets.size() + " " + word(targets.size());
        }

        private String word(int count) {
            String ending = count == 1 ? "" : "s";
            return switch (of) {
                case TARGETS -> "target" + ending;
                case LEVELS -> "level" + ending;
                case CAPTURE_LEVELS -> "level" + ending + " captured on";
                case SAME_COLOUR -> "target" + ending + " of its own colour";
            };
        }
    }

    static MovesTest read(JsonFields fields, String setting) {
        fields.allowing(List.of("kind", "cases"));
        return new MovesTest(fields.someObjects("cases").stream()
                .map(each -> Case.read(each, setting))
                .toList());
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String effect() {
        return "where men and boards can go";
    }
}

package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.PawnSpec;
import org.plyspace.movegen.lattice.SidedCells;

/** States the rules of a declaration where its file does not state them itself. */
record RulebookWriter(Declaration rules) {

    private static final String NONE = "none";

    /** A statement at least on every aspect that the rules have, those given being kept, ordered by aspect. */
    List<RuleStatement> complete(List<RuleStatement> given) {
        List<RuleStatement> all = new ArrayList<>(given);
        for (Aspect aspect : Aspect.values()) {
            if (given.stream().noneMatch(statement -> statement.aspect() == aspect)) {
                texts(aspect).forEach(text -> all.add(new RuleStatement(aspect, text, rules.citation())));
            }
        }
        all.sort(Comparator.comparing(RuleStatement::aspect));
        return all;
    }

    private List<String> texts(Aspect aspect) {
        return switch (aspect) {
            case BOARD -> List.of(board());
            case BLOCKING -> List.of(blocking());
            case KING, QUEEN, ROOK, BISHOP, KNIGHT, OTHER_PIECES -> pieces(aspect);
            case PAWN -> List.of(rules.pawn().map(pawn -> pawn(pawn.moves())).orElse(NONE));
            case PROMOTION ->
                List.of(pawnMoves(pawn -> !pawn.promotesTo().isEmpty())
                        .map(this::promotion)
                        .orElse(NONE));
            case CASTLING ->
                List.of(rules.castling().map(RulebookWriter::castling).orElse(NONE));
            case EN_PASSANT ->
                List.of(pawnMoves(PawnSpec::enPassant)
                        .map(pawn -> "on the square that a double step crossed, in a capturing direction")
                        .orElse(NONE));
            case ROYALTY -> List.of(royalty());
            case BOARD_MOVES -> List.of();
            case END -> List.of("checkmate wins; stalemate, repetition, fifty moves, bare kings draw");
        };
    }

    private Optional<PawnSpec> pawnMoves(Predicate<PawnSpec> which) {
        return rules.pawn().map(PawnReader.Declared::moves).filter(which);
    }

    private String board() {
        int cells = rules.board().lattice().cells();
        boolean wraps = rules.board().lattice().normal(new Step(0, 0, -1)).dz() != -1;
        return rules.board().size() + ", " + cells + " squares"
                + (wraps ? "; above the highest level is the lowest" : "");
    }

    private String blocking() {
        boolean anyRides =
                rules.pieces().stream().anyMatch(piece -> !piece.rides().isEmpty());
        return anyRides ? "a man on a square passed" : "nothing, since no piece slides";
    }

    private List<String> pieces(Aspect aspect) {
        return rules.pieces().stream()
                .filter(piece -> Aspects.of(piece) == aspect)
                .map(piece -> (aspect.word().equals(piece.name()) ? "" : piece.name() + ": ") + moves(piece))
                .toList();
    }

    private static String moves(PieceReader.Declared piece) {
        List<String> parts = new ArrayList<>();
        if (!piece.rides().isEmpty()) {
            parts.add("slides in " + count(piece.rides().size(), "direction"));
        }
        if (!piece.leaps().isEmpty()) {
            boolean near = piece.leaps().stream().allMatch(RulebookWriter::isNear);
            parts.add((near ? "one step: " : "leaps: ") + count(piece.leaps().size(), "square"));
        }
        return parts.isEmpty() ? "never moves" : String.join("; ", parts);
    }

    private static boolean isNear(Step step) {
        return IntStream.of(step.dx(), step.dy(), step.dz()).allMatch(part -> Math.abs(part) <= 1);
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private String pawn(PawnSpec pawn) {
        String steps = count(pawn.advances().size(), "way") + " to step, "
                + pawn.captures().size() + " to capture";
        String twice = squares(pawn.doubleStep()) == 0 ? "" : ", two steps from some squares";
        return steps
                + twice
                + switch (pawn.block()) {
                    case NONE -> "";
                    case ANY_ADVANCE_OCCUPIED -> "; only while all squares it could step to are empty";
                    case ENEMY_ON_CAPTURE -> "; not while an enemy is on one of its capture squares";
                };
    }

    private int squares(SidedCells cells) {
        return (int) IntStream.range(0, rules.board().lattice().cells())
                .filter(cell -> cells.has(Side.WHITE, cell))
                .count();
    }

    private String promotion(PawnSpec pawn) {
        String choices = Arrays.stream(pawn.promotesTo().split("")).collect(Collectors.joining(", "));
        return "on " + count(squares(pawn.promotion()), "square") + " to " + choices;
    }

    private static String castling(CastlingReader.Declared castling) {
        return castling.ways().stream()
                .map(way -> way.castling().text())
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private String royalty() {
        String royal = rules.pieces().stream()
                .filter(PieceReader.Declared::royal)
                .map(PieceReader.Declared::name)
                .collect(Collectors.joining(" or "));
        Declaration.Royals count = rules.royals();
        return (count.min() == count.max() ? count.min() : count.min() + " to " + count.max()) + " " + royal;
    }
}

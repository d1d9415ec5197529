package org.plyspace.movegen.lattice.declare;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Repetition;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.declare.Symbols;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.end.Stalemate;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.setup.RoyalCount;

/**
 * States the rules of a declaration where it does not state them itself, or not as common options have changed them; common options state
 * their own changes.
 */
record RulebookWriter(LatticeDeclaration declared, String citation) {

    private static final String NONE = "none";
    private static final int FIFTY = 50;

    /** The rulebook as stated, completed with a statement on every other aspect that the rules have. */
    List<RuleStatement> completed(List<RuleStatement> stated) {
        List<RuleStatement> all = new ArrayList<>(stated);
        for (Aspect aspect : Aspect.values()) {
            if (stated.stream().noneMatch(statement -> statement.aspect() == aspect)) {
                all.addAll(statements(aspect));
                declared.turnRule.statements().stream()
                        .filter(statement -> statement.aspect() == aspect)
                        .forEach(all::add);
            }
        }
        return List.copyOf(all);
    }

    /** The statements on an aspect. */
    List<RuleStatement> statements(Aspect aspect) {
        return texts(aspect).stream()
                .map(text -> new RuleStatement(aspect, text, citation))
                .toList();
    }

    private List<String> texts(Aspect aspect) {
        return switch (aspect) {
            case BOARD -> List.of(board());
            case BLOCKING -> List.of(blocking());
            case KING, QUEEN, ROOK, BISHOP, KNIGHT, OTHER_PIECES -> pieces(aspect);
            case PAWN -> orNone(declared.pieces.pawns().map(this::pawn).toList());
            case PROMOTION -> orNone(promotions());
            case HANDS -> declared.hands.map(this::hands).stream().toList();
            case CASTLING -> List.of(castling());
            case EN_PASSANT ->
                orNone(pawns(
                        PawnSpec::enPassant,
                        pawn -> "on the square that a double step crossed, in a capturing direction"));
            case CAPTURES -> declared.mustCapture ? List.of("a side that can capture must") : List.of();
            case ROYALTY -> List.of(royalty());
            case FREEZING -> declared.freezing.map(this::freezing).stream().toList();
            case BOARD_MOVES -> List.of();
            case END -> List.of(end());
        };
    }

    private static List<String> orNone(List<String> texts) {
        return texts.isEmpty() ? List.of(NONE) : texts;
    }

    private String board() {
        Lattice lattice = declared.lattice;
        String level = lattice.files() + "x" + lattice.ranks();
        boolean wraps = lattice.normal(new Step(0, 0, -1)).dz() != -1;
        return (lattice.levels() == 1 ? level : level + "x" + lattice.levels())
                + ", " + lattice.cells() + " squares"
                + (wraps ? "; above the highest level is the lowest" : "")
                + (declared.arrival.isPresent()
                        ? "; a man that has moved goes on to another square, which must be empty"
                        : "");
    }

    private String blocking() {
        boolean slides = declared.pieces.stream()
                .flatMap(piece -> piece.modes().stream())
                .anyMatch(mode -> mode.kind() == Mode.Kind.PATH || mode.reach() > 1);
        return slides ? "a man on a square passed" : "nothing, since no piece slides";
    }

    private List<String> pieces(Aspect aspect) {
        return declared.pieces.stream()
                .filter(piece -> piece.aspect() == aspect && piece.pawn().isEmpty())
                .map(piece -> (aspect.word().equals(piece.name()) ? "" : piece.name() + ": ") + moves(piece))
                .toList();
    }

    private String moves(DeclaredPiece piece) {
        return piece.modes().isEmpty()
                ? "never moves"
                : Stream.concat(plain(piece), piece.specials().stream().map(this::special))
                        .collect(Collectors.joining("; "));
    }

    private static Stream<String> plain(DeclaredPiece piece) {
        List<String> parts = new ArrayList<>();
        if (!piece.rides().isEmpty()) {
            parts.add("slides in " + count(piece.rides().size(), "direction"));
        }
        if (!piece.leaps().isEmpty()) {
            parts.add(leaps(piece.leaps()));
        }
        return parts.stream();
    }

    private static String leaps(List<Step> steps) {
        boolean near = steps.stream().allMatch(RulebookWriter::isNear);
        return (near ? "one step: " : "leaps: ") + count(steps.size(), "square");
    }

    private String special(Mode mode) {
        int paths = mode.paths().size();
        String what = switch (mode.kind()) {
            case LINE -> line(mode);
            case PATH -> "leaps over empty squares: " + count(paths, "square");
            case HOP -> "over one man in " + count(paths, "direction");
            case AFAR -> "captures without moving: " + count(paths, "square");
            case STAY -> "may stay where it is, and so pass";
        };
        String only = mode.moves() && mode.captures() ? "" : mode.moves() ? ", only moving" : ", only capturing";
        return what
                + (mode.kind().leavesItsCell() ? only : "")
                + (mode.prey().isEmpty() ? "" : ", of men only " + names(mode.prey()))
                + (mode.from() == SidedCells.all() ? "" : ", from some squares")
                + (mode.to() == SidedCells.all() || mode.reach() == 1 ? "" : ", to some squares")
                + switch (mode.when()) {
                    case ALWAYS -> "";
                    case UNMOVED -> mode.kind() == Mode.Kind.STAY ? ", before its first move" : ", as its first move";
                    case MOVED -> ", after its first move";
                };
    }

    private String names(Set<String> symbols) {
        return declared.pieces.all().stream()
                .filter(piece -> symbols.contains(piece.symbol()))
                .map(DeclaredPiece::name)
                .collect(Collectors.joining(" and "));
    }

    private String line(Mode mode) {
        if (mode.reach() == 1 && mode.to() != SidedCells.all()) {
            return "leaps, " + count(squares(mode.to()), "possible square");
        }
        String directions = count(mode.paths().size(), "direction");
        return switch (mode.reach()) {
            case 1 -> leaps(mode.steps());
            case Mode.UNLIMITED -> "slides in " + directions;
            default -> "slides up to " + mode.reach() + " steps in " + directions;
        };
    }

    private static boolean isNear(Step step) {
        return IntStream.of(step.dx(), step.dy(), step.dz()).allMatch(part -> Math.abs(part) <= 1);
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    /** The statements on the pawns selected, each with a name if there are several types. */
    private List<String> pawns(Predicate<PawnSpec> which, Function<PawnSpec, String> said) {
        return declared.pieces
                .pawns()
                .filter(piece -> which.test(piece.pawn().orElseThrow()))
                .map(piece -> named(piece) + said.apply(piece.pawn().orElseThrow()))
                .toList();
    }

    private String named(DeclaredPiece pawn) {
        return declared.pieces.pawns().count() > 1 ? pawn.name() + ": " : "";
    }

    private String pawn(DeclaredPiece piece) {
        PawnSpec pawn = piece.pawn().orElseThrow();
        String steps = count(pawn.advances().size(), "way") + " to step, "
                + pawn.captures().size() + " to capture";
        String twice = squares(pawn.doubleStep()) == 0 ? "" : ", two steps from some squares";
        return named(piece)
                + steps
                + twice
                + (pawn.onceAGame() ? " as the first move only" : "")
                + switch (pawn.block()) {
                    case NONE -> "";
                    case ANY_ADVANCE_OCCUPIED -> "; only while all squares it could step to are empty";
                    case ENEMY_ON_CAPTURE -> "; not while an enemy is on one of its capture squares";
                }
                + piece.modes().stream().map(mode -> "; also " + special(mode)).collect(Collectors.joining());
    }

    private int squares(SidedCells cells) {
        return (int) IntStream.range(0, declared.lattice.cells())
                .filter(cell -> cells.has(Side.WHITE, cell))
                .count();
    }

    private List<String> promotions() {
        List<String> said = new ArrayList<>(pawns(
                pawn -> !pawn.promotesTo().isEmpty(),
                pawn -> "on " + count(squares(pawn.promotion()), "square") + to(" to ", pawn.promotesTo())));
        for (DeclaredPiece piece : declared.pieces) {
            piece.promotion().ifPresent(promotion -> said.add(piece.name() + ": " + promotion(promotion)));
        }
        return said;
    }

    private String promotion(Promotion promotion) {
        int zone = squares(promotion.zone());
        int forced = squares(promotion.forced());
        String how = forced == zone ? "must" : forced == 0 ? "may" : "may, and must on " + count(forced, "square");
        return how + ", on " + count(zone, "square") + (promotion.onLeaving() ? " or from one of them" : "")
                + to(", to ", promotion.to());
    }

    /** What a piece becomes, unless the option that makes it only a queen states that. */
    private String to(String words, String symbols) {
        boolean stated =
                declared.chosen.queensOnly() && Symbols.split(symbols).size() == 1 && declared.pieces.isQueen(symbols);
        return stated ? "" : words + String.join(", ", Symbols.split(symbols));
    }

    private String hands(Hands hands) {
        List<String> said = new ArrayList<>();
        if (!hands.held().isEmpty()) {
            said.add("captured men change sides and wait in hand: "
                    + hands.held().values().stream().distinct().sorted().collect(Collectors.joining(", ")));
        }
        if (!hands.placed().isEmpty()) {
            said.add("in hand from the start: " + String.join(", ", hands.placed()));
        }
        if (!hands.first().isEmpty()) {
            said.add("dropped before anything else: " + String.join(", ", hands.first()));
        }
        Map<String, List<String>> limited = new TreeMap<>();
        hands.types().stream()
                .sorted()
                .forEach(symbol -> limited.computeIfAbsent(limits(hands.drop(symbol)), limits -> new ArrayList<>())
                        .add(symbol));
        limited.remove("");
        limited.forEach((limits, symbols) -> said.add(String.join(", ", symbols) + " dropped " + limits));
        return String.join("; ", said);
    }

    private String limits(Drop drop) {
        List<String> limits = new ArrayList<>();
        int forbidden = squares(drop.forbidden());
        if (forbidden > 0) {
            limits.add("on all but " + count(forbidden, "square"));
        }
        if (drop.line() != null) {
            limits.add("one a line");
        }
        if (drop.gives() != Drop.Gives.ANYTHING) {
            limits.add("never to " + (drop.gives() == Drop.Gives.NO_CHECK ? "check" : "mate"));
        }
        return String.join(", ", limits);
    }

    private String castling() {
        return declared.castlings.isEmpty()
                ? NONE
                : declared.castlings.stream().map(Castling::text).distinct().collect(Collectors.joining(", "));
    }

    private String royalty() {
        String royal = declared.pieces.stream()
                .filter(DeclaredPiece::royal)
                .map(DeclaredPiece::name)
                .distinct()
                .collect(Collectors.joining(declared.royalCount.max() == 1 ? " or " : "s or "));
        RoyalCount count = declared.royalCount;
        return (count.min() == count.max() ? "" : count.min() + " to ") + count(count.max(), royal);
    }

    private String freezing(LatticeStatement.Freezing rule) {
        String name = declared.pieces.stream()
                .filter(piece -> piece.symbol().equals(rule.symbol()))
                .map(DeclaredPiece::name)
                .findFirst()
                .orElse(rule.symbol());
        Step step = rule.step();
        return "an enemy at " + step.dx() + ", " + step.dy() + ", " + step.dz() + " (file, rank, level) from a " + name
                + " neither moves nor attacks";
    }

    private String end() {
        EndRule end = declared.end;
        List<String> said = new ArrayList<>(List.of("checkmate wins"));
        end.goals().ifPresent(goals -> said.add("a royal piece on a goal wins"));
        end.occupations().forEach(occupation -> said.add(occupation.name() + " wins"));
        if (end.bareKing()) {
            said.add("a bare king loses unless it bares the other at once");
        }
        if (!end.extinction().isEmpty()) {
            said.add("the loss of all men of a type loses: " + String.join(", ", end.extinction()));
        }
        if (end.checks() > 0) {
            said.add("giving " + count(end.checks(), "check") + " wins");
        }
        if (end.stalemate() != Stalemate.DRAW && !declared.chosen.isChanged(CommonOption.STALEMATE)) {
            said.add("stalemate is a " + end.stalemate().word() + " for the side that gives it");
        }
        switch (declared.repetition.meaning()) {
            case LOSS_FOR_REPEATER -> said.add("the side that repeats a position loses");
            case LOSS_FOR_WHITE -> {
                if (!declared.chosen.isChanged(CommonOption.REPETITION)) {
                    said.add("White loses if its move repeats a position, repetition by Black draws");
                }
            }
            case LOSS_FOR_PERPETUAL_CHECK -> said.add("repetition draws, perpetual check loses");
            default -> {}
        }
        String draws = draws(end).collect(Collectors.joining(", "));
        return String.join("; ", said) + (draws.isEmpty() ? "" : "; " + draws + " draw");
    }

    private Stream<String> draws(EndRule end) {
        return Stream.of(
                        Optional.of("stalemate")
                                .filter(word -> end.stalemate() == Stalemate.DRAW
                                        && !declared.chosen.isChanged(CommonOption.STALEMATE)),
                        Optional.of("repetition")
                                .filter(word -> declared.repetition.meaning() == Repetition.Meaning.DRAW),
                        Optional.of(end.clock() == FIFTY ? "fifty moves" : end.clock() + " moves")
                                .filter(word -> end.clock() > 0 && !declared.chosen.isChanged(CommonOption.CLOCK)),
                        Optional.of("bare kings").filter(word -> end.deadPosition()))
                .flatMap(Optional::stream);
    }
}

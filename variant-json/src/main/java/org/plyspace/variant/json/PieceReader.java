package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.movegen.lattice.declare.Promotion;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/**
 * Reads the pieces, an object whose fields are named by the pieces' symbols, into a declaration. A piece with mistakes is declared as far
 * as it could be read, since others may refer to it.
 */
final class PieceReader {

    static final List<String> PROMOTION_FIELDS = List.of("to", "zone", "leaving", "forced");

    /** In pawns. */
    private static final int MOST_WORTH = 999;

    private static final Set<Aspect> OFFICERS = Set.of(Aspect.QUEEN, Aspect.ROOK, Aspect.BISHOP, Aspect.KNIGHT);

    private final Optional<Board> board;
    private final StepReader steps;
    private final Format format;
    private final Places places;
    private final Mistakes mistakes;
    private final Values values;

    /** Cells are read only if there is a board to find them on. */
    PieceReader(Optional<Board> board, StepReader steps, Format format, Places places, Mistakes mistakes) {
        this.board = board;
        this.steps = steps;
        this.format = format;
        this.places = places;
        this.mistakes = mistakes;
        this.values = new Values(mistakes);
    }

    void read(Node node, LatticeSpec into) {
        Form symbols = format == Format.V1 ? Form.LETTER : Form.SYMBOL;
        Section.named(node, mistakes).fields().forEach((symbol, field) -> {
            Section section = Section.of(field.value(), mistakes, format.pieceFields());
            if (symbols.fits(symbol)) {
                places.put("piece", symbol, section);
                read(symbol, section, into);
            } else {
                mistakes.add(
                        field.name(),
                        Values.quoted(symbol) + " is not a " + (format == Format.V1 ? "letter" : "symbol")
                                + " of a piece; expected " + symbols.accepted());
            }
        });
    }

    /** The pawn of the first format, which is declared beside the other pieces. */
    void readPawn(Node node, LatticeSpec into) {
        Section section = Section.of(node, mistakes, PawnReader.FIELDS_OF_FIRST);
        Optional<String> letter = section.required("letter").flatMap(value -> values.text(value, Form.LETTER));
        String name = name(section, letter.orElse(""));
        PawnReader reader = new PawnReader(board, steps, format, mistakes);
        letter.ifPresent(symbol -> {
            places.put("pawn", symbol, section);
            boolean taken = places.has("piece", symbol);
            if (!taken) {
                places.put("piece", symbol, section);
            } else {
                mistakes.add(
                        section.place("letter"), "'" + symbol + "' is the letter of another piece; expected a new one");
            }
            if (!taken) {
                into.pawn(symbol, name, reader.moves(section));
            }
        });
        if (letter.isEmpty()) {
            reader.moves(section);
        }
    }

    /** A missing name is replaced by one that no other piece can have. */
    private String name(Section section, String symbol) {
        return section.required("name")
                .flatMap(node -> values.text(node, Form.PIECE_NAME))
                .orElse("piece " + symbol);
    }

    private void read(String symbol, Section section, LatticeSpec into) {
        String name = name(section, symbol);
        Optional<String> usual = section.optional("usualName").flatMap(node -> values.text(node, Form.PIECE_NAME));
        usual.ifPresent(word -> into.usualName(symbol, word));
        section.optional("figure")
                .flatMap(node -> values.text(node, Form.FIGURE))
                .ifPresent(path -> into.figure(symbol, path));
        section.optional("worth")
                .flatMap(node -> values.decimal(node, 0, MOST_WORTH))
                .ifPresent(pawns -> into.worth(symbol, (int) Math.round(100 * pawns)));
        boolean royal = section.optional("royal").flatMap(values::flag).orElse(false);
        Mode[] modes = modes(section);
        if (section.has("pawn")) {
            readPawn(symbol, name, section, royal || section.has("rides") || section.has("leaps"), modes, into);
        } else if (royal) {
            into.royal(symbol, name, modes);
        } else {
            into.piece(symbol, name, aspect(usual.orElse(name)), modes);
        }
        section.optional("promotes").ifPresent(node -> readPromotion(symbol, node, into));
        section.optional("standsOn").map(this::cells).ifPresent(cells -> into.standsOn(symbol, cells));
        section.optional("starts").map(this::cells).ifPresent(cells -> into.starts(symbol, cells));
        if (section.optional("resetsClock").flatMap(values::flag).orElse(false)) {
            into.resetsClock(symbol);
        }
    }

    private void readPawn(String symbol, String name, Section piece, boolean more, Mode[] modes, LatticeSpec into) {
        Section pawn = Section.of(piece.optional("pawn").orElseThrow(), mistakes, PawnReader.FIELDS);
        if (more) {
            mistakes.add(
                    pawn.place(),
                    "a pawn is not royal and has its other moves, if any, as modes; expected neither 'rides' and 'leaps'"
                            + " nor \"royal\": true beside it");
        }
        places.put("pawn", symbol, pawn);
        into.pawn(symbol, name, new PawnReader(board, steps, format, mistakes).moves(pawn), modes);
    }

    private Mode[] modes(Section section) {
        List<Mode> modes = new ArrayList<>();
        section.optional("rides")
                .map(steps::read)
                .filter(read -> !read.isEmpty())
                .map(Mode::slide)
                .ifPresent(modes::add);
        section.optional("leaps")
                .map(steps::read)
                .filter(read -> !read.isEmpty())
                .map(Mode::leap)
                .ifPresent(modes::add);
        section.optional("modes")
                .ifPresent(node -> modes.addAll(new ModeReader(board, steps, format, mistakes).read(node)));
        return modes.toArray(Mode[]::new);
    }

    private SidedCells cells(Node node) {
        return CellsReader.read(board, node, format, mistakes);
    }

    private void readPromotion(String symbol, Node node, LatticeSpec into) {
        Section section = Section.of(node, mistakes, PROMOTION_FIELDS);
        places.put("promotes", symbol, section);
        String to = section.required("to")
                .flatMap(value -> values.text(value, Form.SYMBOLS))
                .orElse("");
        SidedCells zone = section.required("zone").map(this::cells).orElse(SidedCells.none());
        boolean leaving = section.optional("leaving").flatMap(values::flag).orElse(false);
        SidedCells forced =
                section.optional("forced").map(value -> forced(value, zone)).orElse(SidedCells.none());
        into.promotes(symbol, new Promotion(zone, leaving, forced, to));
    }

    /** True stands for the whole zone. */
    private SidedCells forced(Node node, SidedCells zone) {
        if (node instanceof Node.Flag flag) {
            return flag.value() ? zone : SidedCells.none();
        }
        return cells(node);
    }

    /** The aspect of a piece in the rulebook, by its usual name. */
    private static Aspect aspect(String name) {
        return Arrays.stream(Aspect.values())
                .filter(aspect -> OFFICERS.contains(aspect) && aspect.word().equals(name))
                .findFirst()
                .orElse(Aspect.OTHER_PIECES);
    }

    /** Reads how a pawn moves. Cells are read only if there is a board to find them on. */
    record PawnReader(Optional<Board> board, StepReader steps, Format format, Mistakes mistakes) {

        static final List<String> FIELDS = List.of(
                "advances",
                "captures",
                "blockedBy",
                "doubleStep",
                "doubleSteps",
                "once",
                "enPassant",
                "promotion",
                "promotesTo");
        /** In the first format letter and name stand beside the moves, and all advances can be doubled, again and again. */
        static final List<String> FIELDS_OF_FIRST = Stream.concat(
                        Stream.of("letter", "name"),
                        FIELDS.stream().filter(field -> !field.equals("doubleSteps") && !field.equals("once")))
                .toList();

        private static final Map<String, PawnBlock> BLOCKS = Map.of(
                "nothing more", PawnBlock.NONE,
                "any advance occupied", PawnBlock.ANY_ADVANCE_OCCUPIED,
                "enemy on capture", PawnBlock.ENEMY_ON_CAPTURE);

        PawnSpec moves(Section pawn) {
            Values values = new Values(mistakes);
            List<Step> advances = pawn.required("advances").map(this::steps).orElse(List.of());
            return new PawnSpec(
                    advances,
                    pawn.required("captures").map(this::steps).orElse(List.of()),
                    pawn.optional("blockedBy")
                            .flatMap(value -> values.oneOf(value, BLOCKS))
                            .orElse(PawnBlock.NONE),
                    pawn.optional("doubleSteps").map(this::steps).orElse(advances),
                    cells(pawn, "doubleStep"),
                    pawn.optional("once").flatMap(values::flag).orElse(false),
                    pawn.optional("enPassant").flatMap(values::flag).orElse(false),
                    cells(pawn, "promotion"),
                    promotesTo(pawn, values));
        }

        /** Each step once, also where going round leads to one cell by two ways. */
        private List<Step> steps(Node node) {
            return steps.read(node).stream()
                    .map(step ->
                            board.map(found -> found.lattice().normal(step)).orElse(step))
                    .distinct()
                    .toList();
        }

        private SidedCells cells(Section pawn, String field) {
            return pawn.optional(field)
                    .map(node -> CellsReader.read(board, node, format, mistakes))
                    .orElse(SidedCells.none());
        }

        private static String promotesTo(Section pawn, Values values) {
            Optional<Node> node = pawn.has("promotion") ? pawn.required("promotesTo") : pawn.optional("promotesTo");
            return node.flatMap(value -> values.text(value, Form.SYMBOLS)).orElse("");
        }
    }
}

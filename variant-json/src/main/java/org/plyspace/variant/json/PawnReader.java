package org.plyspace.variant.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.declare.PawnBlock;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.movegen.lattice.declare.SidedCells;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

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
                .map(step -> board.map(found -> found.lattice().normal(step)).orElse(step))
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

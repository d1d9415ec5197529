package org.plyspace.variant.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.PawnBlock;
import org.plyspace.movegen.lattice.PawnSpec;
import org.plyspace.movegen.lattice.SidedCells;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Reads the pawn. Cells are read only if there is a board to find them on. */
record PawnReader(Optional<Board> board, StepReader steps, Mistakes mistakes) {

    static final List<String> FIELDS = List.of(
            "letter",
            "name",
            "advances",
            "captures",
            "blockedBy",
            "doubleStep",
            "enPassant",
            "promotion",
            "promotesTo");
    private static final Map<String, PawnBlock> BLOCKS = Map.of(
            "nothing more", PawnBlock.NONE,
            "any advance occupied", PawnBlock.ANY_ADVANCE_OCCUPIED,
            "enemy on capture", PawnBlock.ENEMY_ON_CAPTURE);

    /** A pawn as declared. */
    record Declared(char letter, String name, PawnSpec moves) {}

    Optional<Declared> read(Node node, List<PieceReader.Declared> pieces) {
        int before = mistakes.count();
        Section pawn = Section.of(node, mistakes, FIELDS);
        Values values = new Values(mistakes);
        Optional<String> letter = pawn.required("letter").flatMap(value -> letter(value, pieces));
        Optional<String> name = pawn.required("name").flatMap(value -> PieceReader.name(value, pieces, values));
        PawnSpec moves = moves(pawn, values, pieces);
        if (mistakes.count() == before) {
            new PawnCheck(moves, pawn, mistakes).check(board);
        }
        return mistakes.count() > before
                ? Optional.empty()
                : Optional.of(new Declared(letter.orElseThrow().charAt(0), name.orElseThrow(), moves));
    }

    private Optional<String> letter(Node node, List<PieceReader.Declared> pieces) {
        Values values = new Values(mistakes);
        Optional<String> letter = values.text(node, Form.LETTER);
        boolean taken = letter.isPresent()
                && pieces.stream()
                        .anyMatch(piece -> piece.letter() == letter.get().charAt(0));
        return taken
                ? values.refused(node, "'" + letter.get() + "' is the letter of another piece; a new one would do")
                : letter;
    }

    private PawnSpec moves(Section pawn, Values values, List<PieceReader.Declared> pieces) {
        return new PawnSpec(
                steps(pawn, "advances"),
                steps(pawn, "captures"),
                pawn.optional("blockedBy")
                        .flatMap(value -> values.oneOf(value, BLOCKS))
                        .orElse(PawnBlock.NONE),
                cells(pawn, "doubleStep"),
                pawn.optional("enPassant").flatMap(values::flag).orElse(false),
                cells(pawn, "promotion"),
                promotesTo(pawn, values, pieces));
    }

    /** Each step once, also where going round leads to one cell by two ways. */
    private List<Step> steps(Section pawn, String field) {
        return pawn.required(field).map(steps::read).orElse(List.of()).stream()
                .map(step -> board.map(found -> found.lattice().normal(step)).orElse(step))
                .distinct()
                .toList();
    }

    private SidedCells cells(Section pawn, String field) {
        return pawn.optional(field)
                .flatMap(node -> board.map(found -> new CellsReader(found, mistakes).read(node)))
                .orElse(SidedCells.none());
    }

    private String promotesTo(Section pawn, Values values, List<PieceReader.Declared> pieces) {
        String choices = pieces.stream()
                .filter(piece -> !piece.royal())
                .map(piece -> String.valueOf(piece.letter()))
                .collect(Collectors.joining());
        Optional<Node> node = pawn.has("promotion") ? pawn.required("promotesTo") : pawn.optional("promotesTo");
        Form form = new Form(
                Pattern.compile("(?=.{1,31}$)(?!.*(.).*\\1)[" + (choices.isEmpty() ? "?" : choices) + "]+"),
                "letters of pieces that are not royal, each once, would be accepted: " + choices);
        return node.flatMap(value -> values.text(value, form)).orElse("");
    }
}

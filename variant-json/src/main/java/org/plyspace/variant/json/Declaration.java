package org.plyspace.variant.json;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.RuleStatement;
import org.plyspace.movegen.lattice.LatticeSpec;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/**
 * The part of a file that options can change, read into parts. What needs the board is read only if there is one, so that
 * one mistake is not reported many times.
 */
final class Declaration {

    /** The fields of a file that a declaration is made of. */
    static final List<String> FIELDS = List.of(
            "citation",
            "board",
            "directions",
            "pieces",
            "pawn",
            "royals",
            "castling",
            "plainFen",
            "start",
            "noStart",
            "rulebook");

    private static final int MOST_ROYALS = 20;

    private final Section root;
    private final Mistakes mistakes;
    private final Values values;
    private final String citation;

    private Optional<Board> board = Optional.empty();
    private List<PieceReader.Declared> pieces = List.of();
    private Optional<PawnReader.Declared> pawn = Optional.empty();
    private Optional<CastlingReader.Declared> castling = Optional.empty();
    private Royals royals = new Royals(1, 1);
    private boolean plainFen;
    private Optional<String> start = Optional.empty();
    private Optional<String> noStart = Optional.empty();
    private List<RuleStatement> rulebook = List.of();

    /** How many royal pieces each side must have. */
    record Royals(int min, int max) {}

    /**
     * Reads everything.
     *
     * @param fileName cited where the file cites nothing
     */
    Declaration(Node file, String fileName, Mistakes mistakes) {
        this.root = Section.named(file, mistakes);
        this.mistakes = mistakes;
        this.values = new Values(mistakes);
        this.citation = root.optional("citation")
                .flatMap(node -> values.text(node, Form.LINE))
                .orElse(fileName);
        readMen();
        readRest();
    }

    private void readMen() {
        board = root.required("board").flatMap(node -> BoardReader.read(node, mistakes));
        StepReader steps = new StepReader(root.optional("directions"), board.map(Board::lattice), mistakes);
        pieces = root.required("pieces")
                .map(node -> new PieceReader(steps, mistakes).read(node))
                .orElse(List.of());
        pawn = root.optional("pawn").flatMap(node -> new PawnReader(board, steps, mistakes).read(node, pieces));
        board.ifPresent(found -> new SizeCheck(found.lattice(), pieces).check(root, mistakes));
    }

    private void readRest() {
        castling = root.optional("castling")
                .flatMap(node -> board.map(found -> new CastlingReader(found, mistakes).read(node)));
        royals = root.optional("royals").map(this::readRoyals).orElse(royals);
        plainFen = root.optional("plainFen").flatMap(values::flag).orElse(false);
        if (plainFen) {
            checkPlainFen();
        }
        start = root.optional("start").flatMap(node -> values.text(node, Form.POSITION));
        noStart = root.optional("noStart").flatMap(node -> values.text(node, Form.SENTENCES));
        if (root.has("start") == root.has("noStart")) {
            mistakes.add(
                    root.place(),
                    "one of the fields 'start', a position, and 'noStart', the reason why there is"
                            + " none, would be accepted");
        }
        if (root.has("castling") && noStart.isPresent()) {
            mistakes.add(
                    root.optional("castling").orElseThrow().place(),
                    "castling needs a start, which says which men may castle");
        }
        rulebook = root.optional("rulebook")
                .map(node -> new RulebookReader(citation, mistakes).read(node))
                .orElse(List.of());
    }

    private Royals readRoyals(Node node) {
        Section section = Section.of(node, mistakes, List.of("min", "max"));
        int min = section.required("min")
                .map(value -> values.integer(value, 1, MOST_ROYALS).orElse(1))
                .orElse(1);
        int max = section.required("max")
                .map(value -> values.integer(value, 1, MOST_ROYALS).orElse(min))
                .orElse(min);
        if (max < min) {
            mistakes.add(node.place(), "max " + max + " is less than min " + min);
        }
        return new Royals(min, max);
    }

    private void checkPlainFen() {
        Node node = root.optional("plainFen").orElseThrow();
        if (board.isPresent() && board.get().lattice().levels() > 1) {
            mistakes.add(
                    node.place(),
                    "a board of more than one level cannot be written as plain FEN; false would be" + " accepted");
        }
        if (pawn.isPresent()
                && pawn.get().moves().enPassant()
                && pawn.get().moves().advances().size() > 1) {
            mistakes.add(
                    node.place(),
                    "plain FEN does not say which pawn can be captured en passant if pawns advance in"
                            + " more than one direction; false would be accepted");
        }
    }

    Section root() {
        return root;
    }

    /** How many squares the board has, 0 if it is a mistake. */
    int squares() {
        return board.map(found -> found.lattice().cells()).orElse(0);
    }

    /** The board; only if there are no mistakes. */
    Board board() {
        return board.orElseThrow();
    }

    List<PieceReader.Declared> pieces() {
        return pieces;
    }

    Optional<PawnReader.Declared> pawn() {
        return pawn;
    }

    Optional<CastlingReader.Declared> castling() {
        return castling;
    }

    Royals royals() {
        return royals;
    }

    /** What the file, or else the rules of what it leaves unsaid, cites. */
    String citation() {
        return citation;
    }

    /** Everything but what a compiled start tells; only if there are no mistakes so far. */
    LatticeSpec spec() {
        Board found = board.orElseThrow();
        LatticeSpec spec = found.declare().royals(royals.min(), royals.max(), citation);
        for (PieceReader.Declared piece : pieces) {
            if (piece.royal()) {
                spec.royal(piece.letter(), piece.name(), piece.rides(), piece.leaps());
            } else {
                spec.piece(piece.letter(), piece.name(), Aspects.of(piece), piece.rides(), piece.leaps());
            }
        }
        pawn.ifPresent(declared -> spec.pawn(declared.letter(), declared.name(), declared.moves()));
        castling.ifPresent(declared -> spec.castling(
                declared.syntax(),
                declared.ways().stream().map(CastlingReader.Way::castling).toList()));
        if (plainFen) {
            spec.plainFen();
        }
        start.ifPresentOrElse(spec::start, () -> spec.noStart(noStart.orElseThrow()));
        spec.symmetries(new SymmetryFinder(found.lattice(), pieces, pawn.map(PawnReader.Declared::moves)).find());
        new RulebookWriter(this)
                .complete(rulebook)
                .forEach(rule -> spec.rule(rule.aspect(), rule.text(), rule.citation()));
        return spec;
    }
}

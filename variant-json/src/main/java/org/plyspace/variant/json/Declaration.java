package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.plyspace.api.Aspect;
import org.plyspace.api.RuleStatement;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/**
 * The part of a file that options can change, read into a declaration. What needs the board is read only with a board, to
 * report one mistake once.
 */
final class Declaration {

    static final List<String> FREEZING_FIELDS = List.of("piece", "step");
    static final List<String> ARRIVAL_FIELDS = List.of("step");

    /** Parts of statements that need no board to be checked. */
    private static final List<String> ABOUT_SYMBOLS = List.of("promotesTo", "to", "name", "held", "heldAs");

    private static final int MOST_ROYALS = 20;

    private final Section root;
    private final Format format;
    private final Mistakes mistakes;
    private final Values values;
    private final Places places;
    private final Optional<Board> board;
    private final StepReader steps;
    private final LatticeSpec spec;

    /**
     * Reads everything.
     *
     * @param fileName cited where the file cites nothing
     * @param withStart whether to read the start; else there is none
     */
    Declaration(Node file, String fileName, Format format, boolean withStart, Mistakes mistakes) {
        this.root = Section.named(file, mistakes);
        this.format = format;
        this.mistakes = mistakes;
        this.values = new Values(mistakes);
        this.places = new Places(root);
        String citation = root.optional("citation")
                .flatMap(node -> values.text(node, Form.LINE))
                .orElse(fileName);
        board = root.required("board").flatMap(this::readBoard);
        steps = new StepReader(root.optional("directions"), board.map(Board::lattice), mistakes);
        spec = board.map(Board::declare).orElseGet(() -> new LatticeSpec(Lattice.box(1, 1, 1)));
        PieceReader pieces = new PieceReader(board, steps, format, places, mistakes);
        root.required("pieces").ifPresent(node -> pieces.read(node, spec));
        if (format == Format.V1) {
            root.optional("pawn").ifPresent(node -> pieces.readPawn(node, spec));
        }
        root.optional("royals").ifPresent(node -> readRoyals(node, citation));
        if (root.optional("royals").isEmpty()) {
            spec.royals(1, 1, citation);
        }
        board.ifPresent(found -> root.optional("castling").ifPresent(node -> readCastling(node, found)));
        readSecondFormat();
        if (withStart) {
            readStart();
        } else {
            spec.noStart("it is refused");
        }
        root.optional("rulebook")
                .map(node -> new RulebookReader(citation, mistakes).read(node))
                .orElse(List.of())
                .forEach(rule -> spec.rule(rule.aspect(), rule.text(), rule.citation()));
        spec.ruleForRest(citation);
    }

    private Optional<Board> readBoard(Node node) {
        Section section = Section.of(node, mistakes, format.boardFields());
        for (String statement : List.of("lattice", "squares", "boards", "view")) {
            places.put(statement, "", section);
        }
        Optional<Node> mirror = format == Format.V1 ? Optional.empty() : root.optional("mirror");
        return BoardReader.read(section, mirror, format, mistakes);
    }

    private void readRoyals(Node node, String citation) {
        if (!(node instanceof Node.Fields)) {
            mistakes.add(
                    node.place(),
                    "expected an object with 'min' and 'max', how many royal pieces each side must have, found "
                            + node.kind());
            return;
        }
        Section section = Section.of(node, mistakes, List.of("min", "max"));
        int fewest = format == Format.V1 ? 1 : 0;
        int min = section.required("min")
                .map(value -> values.integer(value, fewest, MOST_ROYALS).orElse(1))
                .orElse(1);
        int max = section.required("max")
                .map(value -> values.integer(value, 1, MOST_ROYALS).orElse(min))
                .orElse(min);
        spec.royals(min, max, citation);
    }

    private void readCastling(Node node, Board found) {
        int before = mistakes.count();
        CastlingReader.Declared castling = new CastlingReader(found, format, mistakes).read(node);
        if (mistakes.count() > before) {
            return;
        }
        if (castling.syntax() instanceof CastlingSyntax.Homes) {
            places.put("castling", "", Section.named(node, mistakes));
        }
        spec.castling(
                castling.syntax(),
                castling.ways().stream().map(CastlingReader.Way::castling).toList());
        for (int i = 0; i < castling.ways().size(); i++) {
            CastlingReader.Way way = castling.ways().get(i);
            places.put("castling", way.castling().subject(i), way.section());
        }
    }

    private void readSecondFormat() {
        root.optional("hands").ifPresent(node -> {
            Section section = Section.of(node, mistakes, HandsReader.FIELDS);
            places.put("hands", "", section);
            spec.hands(new HandsReader(board, format, mistakes).read(section));
        });
        root.optional("freezing").ifPresent(this::readFreezing);
        root.optional("arrival").ifPresent(this::readArrival);
        if (root.optional("mustCapture").flatMap(values::flag).orElse(false)) {
            spec.mustCapture();
        }
        EndReader end = new EndReader(board, format, mistakes);
        root.optional("end").ifPresent(node -> {
            Section section = Section.of(node, mistakes, EndReader.FIELDS);
            places.put("end", "", section);
            spec.end(end.read(section));
        });
        root.optional("repetition").ifPresent(node -> spec.repetition(end.readRepetition(node, root.has("hands"))));
        root.optional("uciName")
                .flatMap(node -> values.text(node, Form.UCI_NAME))
                .ifPresent(spec::uciName);
        if (root.optional("plainFen").flatMap(values::flag).orElse(false)) {
            spec.plainFen();
        }
    }

    private void readFreezing(Node node) {
        Section section = Section.of(node, mistakes, FREEZING_FIELDS);
        Optional<String> symbol = section.required("piece").flatMap(value -> values.text(value, Form.SYMBOL));
        Optional<Step> step = section.required("step").flatMap(this::step);
        if (symbol.isPresent() && step.isPresent()) {
            spec.freezing(symbol.get(), step.get());
        }
    }

    /** The single step that a value stands for. */
    private Optional<Step> step(Node node) {
        int before = mistakes.count();
        List<Step> read = steps.read(node);
        if (mistakes.count() > before) {
            return Optional.empty();
        }
        return read.size() == 1
                ? Optional.of(read.get(0))
                : values.refused(node, read.size() + " steps; expected one, like [0, 0, 1]");
    }

    /** A step over an edge re-enters at the opposite one: each cell is reached from exactly one. */
    private void readArrival(Node node) {
        Section section = Section.of(node, mistakes, ARRIVAL_FIELDS);
        Optional<Step> step = section.required("step").flatMap(this::step);
        if (step.isPresent() && board.isPresent()) {
            Lattice lattice = board.get().lattice();
            Step by = step.get();
            IntUnaryOperator arrival = cell -> lattice.cell(
                    Math.floorMod(lattice.x(cell) + by.dx(), lattice.files()),
                    Math.floorMod(lattice.y(cell) + by.dy(), lattice.ranks()),
                    Math.floorMod(lattice.z(cell) + by.dz(), lattice.levels()));
            spec.arrival(arrival);
        }
    }

    private void readStart() {
        root.optional("start").flatMap(node -> values.text(node, Form.POSITION)).ifPresent(spec::start);
        root.optional("noStart")
                .flatMap(node -> values.text(node, Form.SENTENCES))
                .ifPresent(spec::noStart);
        if (root.has("start") == root.has("noStart")) {
            mistakes.add(
                    root.place(),
                    "expected exactly one of the fields 'start', a position, and 'noStart', the reason why"
                            + " there is none");
        }
    }

    /** Adds what is wrong with the declaration as a whole to the mistakes. */
    void addFaults() {
        spec.faults().stream()
                .filter(fault -> board.isPresent() || ABOUT_SYMBOLS.contains(fault.part()))
                .forEach(fault -> places.add(fault, mistakes));
    }

    /** Where the statements stand. */
    Places places() {
        return places;
    }

    /** The number of squares of the board; 0 if it is a mistake. */
    int squares() {
        return board.map(found -> found.lattice().cells()).orElse(0);
    }

    /** The declaration so far; complete only without mistakes. */
    LatticeSpec spec() {
        return spec;
    }

    /** Reads the statements that a file makes about its rules: an object whose fields are named by aspects. */
    record RulebookReader(String citation, Mistakes mistakes) {

        private static final int MOST_STATEMENTS = 20;

        List<RuleStatement> read(Node node) {
            Section section = Section.of(
                    node,
                    mistakes,
                    Arrays.stream(Aspect.values()).map(Aspect::word).toList());
            List<RuleStatement> statements = new ArrayList<>();
            for (Aspect aspect : Aspect.values()) {
                section.optional(aspect.word())
                        .ifPresent(value -> new Values(mistakes)
                                .oneOrMore(value, MOST_STATEMENTS)
                                .forEach(item -> statement(aspect, item).ifPresent(statements::add)));
            }
            return statements;
        }

        private Optional<RuleStatement> statement(Aspect aspect, Node node) {
            Values values = new Values(mistakes);
            if (node instanceof Node.Text) {
                return values.text(node, Form.SENTENCES).map(text -> new RuleStatement(aspect, text, citation));
            }
            Section section = Section.of(node, mistakes, List.of("text", "citation"));
            Optional<String> text = section.required("text").flatMap(value -> values.text(value, Form.SENTENCES));
            Optional<String> cited = section.optional("citation").flatMap(value -> values.text(value, Form.LINE));
            return text.map(words -> new RuleStatement(aspect, words, cited.orElse(citation)));
        }
    }
}

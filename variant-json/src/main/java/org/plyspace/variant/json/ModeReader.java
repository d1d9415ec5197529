package org.plyspace.variant.json;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.declare.Symbols;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Reads the ways in which a piece moves that have conditions: {@code {"slide": "straight", "reach": 2, "does": "move"}}. */
record ModeReader(Optional<Board> board, StepReader steps, Format format, Mistakes mistakes) {

    static final List<String> KINDS = List.of("slide", "leap", "leapTo", "lame", "hop", "afar", "stay");
    static final List<String> FIELDS = List.of(
            "slide",
            "leap",
            "leapTo",
            "lame",
            "hop",
            "afar",
            "stay",
            "reach",
            "does",
            "mayCapture",
            "from",
            "to",
            "when");

    private static final int MOST_MODES = 30;
    private static final int FARTHEST = 25;

    /** What a way does. */
    private enum Does {
        MOVE,
        CAPTURE,
        BOTH
    }

    private static final Map<String, Does> DOES =
            Map.of("move", Does.MOVE, "capture", Does.CAPTURE, "move or capture", Does.BOTH);

    private static final Map<String, Mode.When> WHEN = Map.of("unmoved", Mode.When.UNMOVED, "moved", Mode.When.MOVED);

    /** The ways in an array, or the only one; wrong ones are left out. */
    List<Mode> read(Node node) {
        return new Values(mistakes)
                .oneOrMore(node, MOST_MODES).stream()
                        .flatMap(item -> one(item).stream())
                        .toList();
    }

    private Optional<Mode> one(Node node) {
        Section section = Section.of(node, mistakes, FIELDS);
        List<String> kinds = KINDS.stream().filter(section::has).toList();
        if (kinds.size() != 1) {
            mistakes.add(
                    section.place(),
                    "found " + (kinds.isEmpty() ? "none" : String.join(", ", kinds)) + "; expected one of "
                            + String.join(", ", KINDS));
            return Optional.empty();
        }
        String kind = kinds.get(0);
        if (section.has("reach") && !kind.equals("slide")) {
            mistakes.add(section.place("reach"), "only what slides has a reach; expected a field 'slide'");
        }
        Node paths = section.optional(kind).orElseThrow();
        return switch (kind) {
            case "slide" -> plain(section, Mode.slide(reach(section), steps.read(paths)));
            case "leap" -> plain(section, Mode.leap(steps.read(paths)));
            case "leapTo" -> leapTo(section, paths);
            case "lame" -> plain(section, Mode.lame(steps.readPaths(paths)));
            case "hop" -> plain(section, Mode.hop(steps.read(paths)));
            case "stay" -> stay(section, paths);
            default -> afar(section, Mode.afar(steps.read(paths)));
        };
    }

    /** From anywhere to certain cells: all steps that lead to one of them from somewhere. */
    private Optional<Mode> leapTo(Section section, Node cells) {
        if (section.has("to")) {
            mistakes.add(section.place("to"), "'leapTo' names the squares already; expected no field 'to'");
        }
        SidedCells to = CellsReader.read(board, cells, format, mistakes);
        List<Step> leaps = board.map(found -> stepsTo(found, to)).orElse(List.of());
        return plain(section, Mode.leap(leaps).to(to));
    }

    private static List<Step> stepsTo(Board board, SidedCells to) {
        Lattice lattice = board.lattice();
        Set<Step> steps = new LinkedHashSet<>();
        for (Side side : Side.values()) {
            for (int end = 0; end < lattice.cells(); end++) {
                for (int start = 0; to.has(side, end) && start < lattice.cells(); start++) {
                    Step step = new Step(
                            lattice.x(end) - lattice.x(start),
                            lattice.y(end) - lattice.y(start),
                            lattice.z(end) - lattice.z(start));
                    if (start != end) {
                        steps.add(board.mirror().of(step, side));
                    }
                }
            }
        }
        return List.copyOf(steps);
    }

    private int reach(Section section) {
        return section.optional("reach")
                .map(node -> new Values(mistakes).integer(node, 1, FARTHEST).orElse(1))
                .orElse(Mode.UNLIMITED);
    }

    private Optional<Mode> plain(Section section, Mode mode) {
        Optional<Does> does = section.optional("does").flatMap(node -> new Values(mistakes).oneOf(node, DOES));
        Mode done = does.map(value -> switch (value) {
                    case MOVE -> mode.moveOnly();
                    case CAPTURE -> mode.captureOnly();
                    case BOTH -> mode.movesToo();
                })
                .orElse(mode);
        return Optional.of(within(section, done));
    }

    private Optional<Mode> afar(Section section, Mode mode) {
        if (section.has("does")) {
            mistakes.add(section.place("does"), "what captures from afar does nothing else; expected no field 'does'");
        }
        return Optional.of(within(section, mode));
    }

    private Optional<Mode> stay(Section section, Node flag) {
        if (!(flag instanceof Node.Flag stays && stays.value())) {
            mistakes.add(section.place("stay"), "expected true");
        }
        if (section.has("does")) {
            mistakes.add(section.place("does"), "what stays does nothing else; expected no field 'does'");
        }
        if (section.has("to")) {
            mistakes.add(section.place("to"), "what stays goes nowhere; expected 'from' to say where it may stay");
        }
        return Optional.of(within(section, Mode.stay()));
    }

    private Mode within(Section section, Mode mode) {
        Mode limited = section.optional("mayCapture")
                .flatMap(node -> new Values(mistakes).text(node, Form.SYMBOLS))
                .map(symbols -> mode.capturesOnly(Set.copyOf(Symbols.split(symbols))))
                .orElse(mode);
        if (section.has("mayCapture") && !mode.captures()) {
            mistakes.add(section.place("mayCapture"), "this way does not capture; expected no field 'mayCapture'");
        }
        Optional<SidedCells> from = cells(section, "from");
        Optional<SidedCells> to = cells(section, "to");
        limited = from.isPresent() ? limited.from(from.get()) : limited;
        limited = section.optional("when")
                .flatMap(node -> new Values(mistakes).oneOf(node, WHEN))
                .map(limited::when)
                .orElse(limited);
        return to.isPresent() ? limited.to(to.get()) : limited;
    }

    private Optional<SidedCells> cells(Section section, String field) {
        return section.optional(field).map(node -> CellsReader.read(board, node, format, mistakes));
    }
}

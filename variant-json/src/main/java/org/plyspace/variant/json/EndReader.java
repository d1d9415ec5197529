package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.plyspace.api.Repetition;
import org.plyspace.api.Repetition.Bound;
import org.plyspace.api.Repetition.Meaning;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.declare.Symbols;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.end.Occupation;
import org.plyspace.movegen.end.Stalemate;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** Reads how games end, and what repeated positions mean. */
record EndReader(Optional<Board> board, Format format, Mistakes mistakes) {

    static final List<String> FIELDS = List.of(
            "stalemate",
            "clock",
            "captureResets",
            "deadPosition",
            "goals",
            "occupations",
            "bareKing",
            "extinction",
            "checks");
    static final List<String> OCCUPATION_FIELDS = List.of("name", "pieces", "count", "areas");
    static final List<String> REPETITION_FIELDS = List.of("times", "meaning", "bound");

    private static final int MOST_MOVES = 5_000;
    private static final int MOST_OCCUPATIONS = 20;
    private static final int MOST_AREAS = 1_000;
    private static final int MOST_MEN = 1_000;
    private static final Map<String, Stalemate> STALEMATES = Arrays.stream(Stalemate.values())
            .collect(Collectors.toUnmodifiableMap(Stalemate::word, meaning -> meaning));
    private static final Map<String, Meaning> MEANINGS = Map.of(
            "draw", Meaning.DRAW,
            "loss for repeater", Meaning.LOSS_FOR_REPEATER,
            "loss for white", Meaning.LOSS_FOR_WHITE,
            "loss for perpetual check", Meaning.LOSS_FOR_PERPETUAL_CHECK,
            "nothing", Meaning.NOTHING);
    private static final Map<String, Bound> BOUNDS = Map.of("clock", Bound.CLOCK, "game", Bound.GAME);

    /** The end of a game; what is left out is as the shared rules say. */
    EndRule read(Section section) {
        Values values = new Values(mistakes);
        EndRule end = section.optional("stalemate")
                .flatMap(node -> values.oneOf(node, STALEMATES))
                .map(EndRule.SHARED::withStalemate)
                .orElse(EndRule.SHARED);
        OptionalInt clock = number(section, "clock", 0, MOST_MOVES);
        end = clock.isPresent() ? end.withClock(clock.getAsInt()) : end;
        end = isOff(section, "captureResets") ? end.withClockThroughCaptures() : end;
        end = isOff(section, "deadPosition") ? end.withoutDeadPosition() : end;
        Optional<SidedCells> goals =
                section.optional("goals").map(node -> CellsReader.read(board, node, format, mistakes));
        end = goals.isPresent() ? end.withGoals(goals.get()::has) : end;
        Optional<Node> occupations = section.optional("occupations");
        for (Node node : occupations
                .map(found -> values.oneOrMore(found, MOST_OCCUPATIONS))
                .orElse(List.of())) {
            end = occupation(node).map(end::withOccupation).orElse(end);
        }
        end = section.optional("bareKing").flatMap(values::flag).orElse(false) ? end.withBareKing() : end;
        Optional<String> extinction = section.optional("extinction").flatMap(node -> values.text(node, Form.SYMBOLS));
        end = extinction.isPresent()
                ? end.withExtinction(Symbols.split(extinction.get()).toArray(String[]::new))
                : end;
        OptionalInt checks = number(section, "checks", 1, EndRule.MOST_CHECKS);
        return checks.isPresent() ? end.withChecks(checks.getAsInt()) : end;
    }

    /** A way to win by where men stand; empty if anything is wrong with it. */
    private Optional<Occupation> occupation(Node node) {
        int before = mistakes.count();
        Values values = new Values(mistakes);
        Section section = Section.of(node, mistakes, OCCUPATION_FIELDS);
        Optional<String> name = section.required("name").flatMap(text -> values.text(text, Form.ENDING));
        Optional<String> pieces = section.required("pieces").flatMap(text -> values.text(text, Form.SYMBOLS));
        int count = number(section, "count", 1, MOST_MEN).orElse(1);
        List<EndRule.Goals> areas = new ArrayList<>();
        for (Node area : section.required("areas")
                .map(found -> values.oneOrMore(found, MOST_AREAS))
                .orElse(List.of())) {
            areas.add(CellsReader.read(board, area, format, mistakes)::has);
        }
        return mistakes.count() == before
                ? Optional.of(new Occupation(name.orElseThrow(), Symbols.split(pieces.orElseThrow()), count, areas))
                : Optional.empty();
    }

    private OptionalInt number(Section section, String field, int min, int max) {
        Optional<Node> node = section.optional(field);
        return node.isPresent() ? new Values(mistakes).integer(node.get(), min, max) : OptionalInt.empty();
    }

    private boolean isOff(Section section, String field) {
        return !section.optional(field).flatMap(new Values(mistakes)::flag).orElse(true);
    }

    /**
     * What repeated positions mean.
     *
     * @param hands whether captured pieces come back: then no move is irreversible
     */
    Repetition readRepetition(Node node, boolean hands) {
        Section section = Section.of(node, mistakes, REPETITION_FIELDS);
        Values values = new Values(mistakes);
        return new Repetition(
                number(section, "times", 2, 4).orElse(Repetition.THREEFOLD.times()),
                section.optional("meaning")
                        .flatMap(value -> values.oneOf(value, MEANINGS))
                        .orElse(Meaning.DRAW),
                section.optional("bound")
                        .flatMap(value -> values.oneOf(value, BOUNDS))
                        .orElse(hands ? Bound.GAME : Bound.CLOCK));
    }
}

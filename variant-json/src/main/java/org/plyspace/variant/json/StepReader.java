package org.plyspace.variant.json;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/**
 * Reads sets of steps: {@code [dx, dy, dz]}, the name of a direction, {@code {"turns": [dx, dy, dz]}} and its like, or an
 * array of such.
 */
final class StepReader {

    static final int MOST_STEPS = 128;

    static final List<String> FIELDS = List.of("turns", "signs", "flat", "changing");

    /** Directions may contain each other, to a depth of their number. */
    private static final int MOST_DIRECTIONS = 100;

    private static final int FARTHEST = 25;
    private static final Map<String, Function<Step, List<Step>>> HELPERS =
            Map.of("turns", Step::allTurns, "signs", Step::allSigns, "flat", Step::flatTurns);
    private static final Map<String, Function<Step, Integer>> AXES =
            Map.of("file", Step::dx, "rank", Step::dy, "level", Step::dz);

    private final Optional<Lattice> lattice;
    private final Mistakes mistakes;
    private final Values values;
    private final Map<String, Node.Field> directions;
    private final Map<String, List<Step>> resolved = new HashMap<>();
    private final Set<String> resolving = new HashSet<>();

    /**
     * With the object that names directions, if there is one; all of them are checked, used or not.
     *
     * @param lattice where the steps are to lead somewhere, if it is known
     */
    StepReader(Optional<Node> directions, Optional<Lattice> lattice, Mistakes mistakes) {
        this.lattice = lattice;
        this.mistakes = mistakes;
        this.values = new Values(mistakes);
        this.directions = directions.map(this::fields).orElse(Map.of());
        this.directions.forEach((name, field) -> {
            if (!Form.DIRECTION_NAME.fits(name)) {
                mistakes.add(
                        field.name(),
                        Values.quoted(name) + " is not a direction's name; expected " + Form.DIRECTION_NAME.accepted());
            }
            named(name, field.value());
        });
    }

    private Map<String, Node.Field> fields(Node node) {
        Map<String, Node.Field> fields = Section.named(node, mistakes).fields();
        if (fields.size() > MOST_DIRECTIONS) {
            values.refused(node, "expected at most " + MOST_DIRECTIONS + " directions, found " + fields.size());
            return Map.of();
        }
        return fields;
    }

    /** The steps a value stands for, each once; none if it is a mistake. */
    List<Step> read(Node node) {
        List<Step> steps = steps(node);
        if (steps.size() > MOST_STEPS) {
            values.refused(node, "expected at most " + MOST_STEPS + " steps, found " + steps.size());
            return List.of();
        }
        if (lattice.isPresent() && steps.stream().anyMatch(this::leadsBack)) {
            values.refused(node, "a step leads back to where it starts, since levels wrap");
            return List.of();
        }
        return steps;
    }

    private boolean leadsBack(Step step) {
        return lattice.orElseThrow().normal(step).equals(new Step(0, 0, 0));
    }

    private List<Step> steps(Node node) {
        if (node instanceof Node.Text text) {
            return named(text.value(), node);
        }
        if (node instanceof Node.Fields) {
            return helped(node);
        }
        if (!(node instanceof Node.Items)) {
            values.refused(
                    node,
                    "expected a direction's name, a step like [0, 1, 0] or an array of these, found " + node.kind());
            return List.of();
        }
        List<Node> items = values.items(node, MOST_STEPS);
        if (!items.isEmpty() && items.get(0) instanceof Node.Numeral) {
            return step(node).map(List::of).orElse(List.of());
        }
        if (items.isEmpty()) {
            values.refused(node, "expected at least one step, found none");
        }
        return items.stream()
                .flatMap(item -> read(item).stream())
                .collect(Collectors.collectingAndThen(Collectors.toCollection(LinkedHashSet::new), List::copyOf));
    }

    /** The steps of a name; {@code user} is where it is used. */
    private List<Step> named(String name, Node user) {
        Node.Field field = directions.get(name);
        if (field == null) {
            values.refused(
                    user,
                    "there is no direction " + Values.quoted(name)
                            + NearestMatch.question(name, directions.keySet()) + "; "
                            + (directions.isEmpty()
                                    ? "expected a step like [0, 1, 0]"
                                    : "expected one of " + String.join(", ", directions.keySet())));
            return List.of();
        }
        if (!resolving.add(name)) {
            values.refused(user, "direction " + Values.quoted(name) + " contains itself");
            return List.of();
        }
        if (!resolved.containsKey(name)) {
            resolved.put(name, read(field.value()));
        }
        resolving.remove(name);
        return resolved.get(name);
    }

    /**
     * Paths of several steps each: {@code [[0, 1, 0], [0, 0, 1]]}, {@code {"flat": [[0, 1, 0], [0, 0, 1]]}} with all steps turned
     * together, or an array of such.
     */
    List<List<Step>> readPaths(Node node) {
        List<List<Step>> paths = paths(node).stream().distinct().toList();
        if (paths.size() > MOST_STEPS) {
            values.refused(node, "expected at most " + MOST_STEPS + " paths, found " + paths.size());
            return List.of();
        }
        return paths;
    }

    private List<List<Step>> paths(Node node) {
        if (node instanceof Node.Fields) {
            Section section = Section.of(node, mistakes, FIELDS);
            return turn(node, section, this::path);
        }
        boolean severalPaths = node instanceof Node.Items items
                && !items.items().isEmpty()
                && (items.items().get(0) instanceof Node.Fields
                        || isPath(items.items().get(0)));
        return severalPaths
                ? values.items(node, MOST_STEPS).stream()
                        .flatMap(item -> paths(item).stream())
                        .toList()
                : path(node).map(List::of).orElse(List.of());
    }

    private static boolean isPath(Node node) {
        return node instanceof Node.Items items
                && !items.items().isEmpty()
                && items.items().get(0) instanceof Node.Items;
    }

    private Optional<List<Step>> path(Node node) {
        int before = mistakes.count();
        List<Step> path = node instanceof Node.Items
                ? values.items(node, FARTHEST).stream()
                        .flatMap(item -> stepOf(item).stream())
                        .toList()
                : List.of();
        if (mistakes.count() == before && path.size() < 2) {
            return values.refused(node, "expected a path of two steps or more, like [[0, 1, 0], [0, 0, 1]]");
        }
        return mistakes.count() > before ? Optional.empty() : Optional.of(path);
    }

    private Optional<Step> step(Node node) {
        List<Node> numbers = ((Node.Items) node).items();
        if (numbers.size() != 3) {
            return values.refused(
                    node, "expected 3 numbers (files to the right, ranks forward, levels up), found " + numbers.size());
        }
        List<OptionalInt> parts = numbers.stream()
                .map(number -> values.integer(number, -FARTHEST, FARTHEST))
                .toList();
        if (parts.stream().anyMatch(OptionalInt::isEmpty)) {
            return Optional.empty();
        }
        Step step = new Step(
                parts.get(0).getAsInt(), parts.get(1).getAsInt(), parts.get(2).getAsInt());
        return step.equals(new Step(0, 0, 0))
                ? values.refused(node, "[0, 0, 0] leads nowhere; expected a number other than 0")
                : Optional.of(step);
    }

    private List<Step> helped(Node node) {
        Section section = Section.of(node, mistakes, FIELDS);
        return turn(node, section, of -> stepOf(of).map(List::of)).stream()
                .map(path -> path.get(0))
                .toList();
    }

    private Optional<Step> stepOf(Node node) {
        return node instanceof Node.Items
                ? step(node)
                : values.refused(node, "expected a step like [1, 0, 0], found " + node.kind());
    }

    /** The images of one path under the turns that a section names. */
    private List<List<Step>> turn(Node node, Section section, Function<Node, Optional<List<Step>>> reader) {
        List<String> helpers =
                HELPERS.keySet().stream().filter(section::has).sorted().toList();
        if (helpers.size() != 1) {
            values.refused(node, "expected exactly one of turns, signs and flat, found " + helpers.size());
            return List.of();
        }
        Optional<List<Step>> path =
                reader.apply(section.optional(helpers.get(0)).orElseThrow());
        List<Function<Step, Integer>> changing =
                section.optional("changing").map(axes -> values.oneOrMore(axes, AXES.size())).orElse(List.of()).stream()
                        .flatMap(axis -> values.oneOf(axis, AXES).stream())
                        .toList();
        return path
                .map(steps -> HELPERS.get(helpers.get(0)).apply(Step.AXES).stream()
                        .map(turn ->
                                steps.stream().map(step -> step.turned(turn)).toList())
                        .distinct()
                        .toList())
                .orElse(List.of())
                .stream()
                .filter(steps ->
                        steps.stream().anyMatch(turned -> changing.stream().allMatch(axis -> axis.apply(turned) != 0)))
                .toList();
    }
}

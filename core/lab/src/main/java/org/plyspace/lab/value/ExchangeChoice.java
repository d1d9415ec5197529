package org.plyspace.lab.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.plyspace.api.PieceType;
import org.plyspace.lab.odds.Material;
import org.plyspace.lab.odds.PieceExchange;

/**
 * Chooses the exchanges to play, by a rule that knows nothing about the rule set but guessed values. The first exchanges are one unit
 * against nothing, and three units, or else two, against nothing. Every other type, cheapest first, is compared with the nearest set of
 * cheaper pieces, so that all values are connected, and with the nearest set of any pieces that is not chosen yet. A set has at most
 * three pieces of at most two types, or none; its distance is the difference of values in units plus a quarter of a unit for each piece
 * beyond the first. Immutable.
 */
final class ExchangeChoice {

    private static final int MOST_PIECES = 3;
    private static final double COST_OF_A_PIECE = 0.25;

    private final List<PieceType> types;
    private final int unit;
    private final List<Integer> available;

    /**
     * Creates a chooser among types of pieces.
     *
     * @param unit the number of the unit among them
     * @param available how many pieces of each type a side can do without; types that it cannot do without are skipped
     */
    ExchangeChoice(List<PieceType> types, int unit, List<Integer> available) {
        this.types = List.copyOf(types);
        this.unit = unit;
        this.available = List.copyOf(available);
    }

    /** The first exchanges, by values in units. */
    List<PieceExchange> first(double[] values) {
        List<PieceExchange> chosen = new ArrayList<>(units(2, List.of()));
        byValue(values).forEach(type -> chosen.addAll(more(type, 2, values, chosen)));
        return chosen;
    }

    /** Exchanges of units against nothing, as many as are wanted and possible; three units tell more than two if a side has that many. */
    private List<PieceExchange> units(int wanted, List<PieceExchange> known) {
        return IntStream.of(1, 3, 2)
                .filter(count -> count <= available.get(unit))
                .mapToObj(count -> new PieceExchange(material(Collections.nCopies(count, unit)), Material.NONE))
                .filter(exchange -> !known.contains(exchange))
                .limit(Math.max(0, wanted))
                .toList();
    }

    /** The types that a side can do without, except for the unit, cheapest first. */
    private List<Integer> byValue(double[] values) {
        return IntStream.range(0, types.size())
                .filter(type -> type != unit && available.get(type) > 0)
                .boxed()
                .sorted(Comparator.comparingDouble(type -> values[type]))
                .toList();
    }

    /**
     * Further exchanges, for types that have too few.
     *
     * @param values better values than before
     * @param tried the exchanges that were chosen before
     * @param usable the number of usable exchanges of each type
     * @param usableUnits the number of usable exchanges of the unit against nothing
     */
    List<PieceExchange> further(double[] values, Collection<PieceExchange> tried, int[] usable, int usableUnits) {
        List<PieceExchange> known = new ArrayList<>(tried);
        List<PieceExchange> chosen = new ArrayList<>(units(2 - usableUnits, known));
        known.addAll(chosen);
        for (int type : byValue(values)) {
            List<PieceExchange> more = more(type, 2 - usable[type], values, known);
            known.addAll(more);
            chosen.addAll(more);
        }
        return chosen;
    }

    private List<PieceExchange> more(int type, int wanted, double[] values, List<PieceExchange> known) {
        Set<Set<Material>> taken = new HashSet<>();
        known.forEach(exchange -> taken.add(Set.of(exchange.first(), exchange.second())));
        List<PieceExchange> chosen = new ArrayList<>();
        for (int i = 0; i < wanted; i++) {
            boolean cheaper = i == 0;
            Optional<PieceExchange> next = nearest(type, cheaper, values, taken);
            next.ifPresent(exchange -> {
                chosen.add(exchange);
                taken.add(Set.of(exchange.first(), exchange.second()));
            });
        }
        return chosen;
    }

    /** Some pieces, as the numbers of their types in ascending order. */
    private record Candidate(List<Integer> pieces, double distance) {}

    private Optional<PieceExchange> nearest(int type, boolean cheaper, double[] values, Set<Set<Material>> taken) {
        Material one = material(List.of(type));
        return sets(type).stream()
                .filter(pieces -> !cheaper || pieces.stream().allMatch(piece -> isCheaper(piece, type, values)))
                .map(pieces -> new Candidate(pieces, distance(type, pieces, values)))
                .filter(candidate -> !taken.contains(Set.of(one, material(candidate.pieces))))
                .min(Comparator.comparingDouble(Candidate::distance))
                .map(candidate -> new PieceExchange(one, material(candidate.pieces)));
    }

    /** Whether a piece is cheaper than a type. The unit always counts as cheaper, so that every value is derived from it. */
    private boolean isCheaper(int piece, int type, double[] values) {
        return piece == unit || values[piece] < values[type] || (values[piece] == values[type] && piece < type);
    }

    private static double distance(int type, List<Integer> pieces, double[] values) {
        double sum = pieces.stream().mapToDouble(piece -> values[piece]).sum();
        return Math.abs(values[type] - sum) + COST_OF_A_PIECE * Math.max(0, pieces.size() - 1);
    }

    private Material material(List<Integer> pieces) {
        return new Material(pieces.stream().map(types::get).toList());
    }

    /** All sets that do not contain a type, those with fewer pieces first. */
    private List<List<Integer>> sets(int without) {
        List<List<Integer>> all = new ArrayList<>();
        List<List<Integer>> last = List.of(List.of());
        for (int size = 0; size <= MOST_PIECES; size++) {
            all.addAll(last);
            List<List<Integer>> larger = new ArrayList<>();
            for (List<Integer> set : last) {
                int from = set.isEmpty() ? 0 : set.get(set.size() - 1);
                IntStream.range(from, types.size())
                        .filter(type -> type != without)
                        .mapToObj(type -> with(set, type))
                        .filter(this::isThere)
                        .forEach(larger::add);
            }
            last = larger;
        }
        return all;
    }

    private static List<Integer> with(List<Integer> set, int type) {
        List<Integer> larger = new ArrayList<>(set);
        larger.add(type);
        return larger;
    }

    private boolean isThere(List<Integer> set) {
        return set.stream().distinct().count() <= 2
                && set.stream()
                        .allMatch(type -> set.stream().filter(type::equals).count() <= available.get(type));
    }
}

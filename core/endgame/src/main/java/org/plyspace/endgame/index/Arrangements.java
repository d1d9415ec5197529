package org.plyspace.endgame.index;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Symmetry;
import org.plyspace.api.UsageException;

/**
 * All arrangements in which the boards of some rules can hang, one for all that symmetries turn into each other; first the one of the
 * start. Found by asking the rules whether a setup without men has faults. Cold.
 */
public final class Arrangements {

    /** The largest number of arrangements examined. */
    private static final long MOST = 2_000_000;

    private final Rules rules;
    private final List<Symmetry> symmetries;
    private final int anchors;
    private final Setup empty;
    /** By the anchors of the boards: all arrangements, the start first. */
    private final Map<List<Integer>, Boolean> open = new LinkedHashMap<>();

    /**
     * An arrangement and how many it stands for.
     *
     * @param arrangement how the boards hang
     * @param count the number of arrangements that symmetries make of it, itself included
     */
    public record Standing(Arrangement arrangement, int count) {}

    private Arrangements(Rules rules, List<Symmetry> symmetries) {
        this.rules = rules;
        this.symmetries = symmetries;
        this.empty = rules.empty();
        this.anchors = rules.layout(empty).anchors().size();
    }

    /**
     * Finds them.
     *
     * @param material the men for which symmetries must hold
     * @throws UsageException if boards do not move, or hang in too many ways to be looked at
     */
    public static List<Standing> of(Rules rules, Material material) {
        if (rules.empty().boards() == 0) {
            throw new UsageException("boards of " + rules.setting() + " do not move; they hang in one way");
        }
        FixedBoards home = new FixedBoards(rules, Arrangement.atHome(rules));
        return new Arrangements(rules, home.turning(material)).find();
    }

    /**
     * Draws some at random, the same each time; of two numbers the larger one draws the same and more.
     *
     * @param all all arrangements
     * @param most the most to draw, from 1
     */
    public static List<Standing> draw(List<Standing> all, int most) {
        List<Standing> drawn = new ArrayList<>(all);
        Collections.shuffle(drawn, new Random(1));
        return List.copyOf(drawn.subList(0, Math.min(most, drawn.size())));
    }

    private List<Standing> find() {
        List<List<Integer>> places = IntStream.range(0, empty.boards())
                .mapToObj(board -> IntStream.range(0, anchors)
                        .filter(anchor -> canHang(board, anchor))
                        .boxed()
                        .toList())
                .toList();
        double ways = places.stream().mapToDouble(List::size).reduce(1, (one, other) -> one * other);
        if (ways > MOST) {
            throw new UsageException("boards of " + rules.setting() + " may hang in " + (long) ways
                    + " ways; expected at most " + MOST + ": choose some by --boards fixed and --position");
        }
        open.put(IntStream.range(0, empty.boards()).mapToObj(empty::anchorOf).toList(), true);
        hang(places, new ArrayList<>());
        return open.entrySet().stream()
                .filter(Map.Entry::getValue)
                .map(each -> new Standing(new Arrangement(rules, ints(each.getKey())), close(each.getKey())))
                .toList();
    }

    /** Whether a board can hang at an anchor, with the others at home but for one whose home that is. */
    private boolean canHang(int board, int anchor) {
        Set<Integer> others = new TreeSet<>();
        for (int other = 0; other < empty.boards(); other++) {
            if (other != board && empty.anchorOf(other) == anchor) {
                others.add(other);
            }
        }
        Setup.Builder setup = empty.toBuilder().anchor(board, anchor);
        if (others.isEmpty()) {
            return isFree(setup.build());
        }
        int other = others.iterator().next();
        return IntStream.range(0, anchors)
                .anyMatch(elsewhere -> isFree(setup.anchor(other, elsewhere).build()));
    }

    private boolean isFree(Setup setup) {
        return rules.faults(setup, Purpose.STUDY).isEmpty();
    }

    private void hang(List<List<Integer>> places, List<Integer> hanging) {
        int board = hanging.size();
        if (board == places.size()) {
            Setup.Builder setup = empty.toBuilder();
            for (int each = 0; each < board; each++) {
                setup.anchor(each, hanging.get(each));
            }
            if (isFree(setup.build())) {
                open.put(List.copyOf(hanging), true);
            }
            return;
        }
        for (int anchor : places.get(board)) {
            if (!hanging.contains(anchor)) {
                hanging.add(anchor);
                hang(places, hanging);
                hanging.remove(board);
            }
        }
    }

    /** Takes away all that symmetries make of an arrangement, and returns how many these are. */
    private int close(List<Integer> first) {
        Deque<List<Integer>> next = new ArrayDeque<>(List.of(first));
        open.put(first, false);
        int count = 0;
        while (!next.isEmpty()) {
            List<Integer> hanging = next.remove();
            count++;
            for (Symmetry symmetry : symmetries) {
                List<Integer> image = image(hanging, symmetry);
                if (open.replace(image, true, false)) {
                    next.add(image);
                }
            }
        }
        return count;
    }

    private static List<Integer> image(List<Integer> hanging, Symmetry symmetry) {
        Integer[] image = new Integer[hanging.size()];
        for (int board = 0; board < image.length; board++) {
            image[symmetry.boardImage(board)] = symmetry.anchorImage(hanging.get(board));
        }
        return Arrays.asList(image);
    }

    private static int[] ints(List<Integer> hanging) {
        return hanging.stream().mapToInt(anchor -> anchor).toArray();
    }
}

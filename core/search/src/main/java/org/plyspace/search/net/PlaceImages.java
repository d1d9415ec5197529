package org.plyspace.search.net;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.plyspace.api.Layout;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Symmetry;

/**
 * The images of places by a symmetry, also of those that only boards elsewhere than at the start reach. Files and ranks are reflected or stay.
 * Levels need not be: where boards of both sides hang above others, they are not reflections of each other.
 */
final class PlaceImages {

    private final Rules rules;
    private final Map<List<Integer>, Integer> places = new HashMap<>();
    private final int[] images;

    private PlaceImages(Rules rules) {
        this.rules = rules;
        this.images = IntStream.range(0, rules.places()).toArray();
        for (int place : images) {
            places.put(List.of(rules.placeX(place), rules.placeY(place), rules.placeZ(place)), place);
        }
    }

    /** The image of each place, itself where no board ever is; empty if the symmetry does more than to reflect, or is none of places. */
    static Optional<int[]> of(Rules rules, Symmetry symmetry) {
        Position start = rules.position(rules.empty(), Purpose.STUDY);
        int[] from = IntStream.range(0, rules.cells()).map(start::placeOf).toArray();
        int[] to = IntStream.range(0, rules.cells())
                .map(cell -> start.placeOf(symmetry.image(cell)))
                .toArray();
        Optional<IntUnaryOperator> files = reflection(rules::placeX, from, to);
        Optional<IntUnaryOperator> ranks = reflection(rules::placeY, from, to);
        if (files.isEmpty() || ranks.isEmpty()) {
            return Optional.empty();
        }
        PlaceImages found = new PlaceImages(rules);
        for (int i = 0; i < from.length; i++) {
            found.images[from[i]] = to[i];
        }
        found.addAnchors(symmetry, files.get(), ranks.get());
        int[] images = found.images;
        boolean returns = IntStream.range(0, images.length).allMatch(place -> images[images[place]] == place);
        return returns ? Optional.of(images) : Optional.empty();
    }

    private void addAnchors(Symmetry symmetry, IntUnaryOperator files, IntUnaryOperator ranks) {
        List<Layout.Anchor> anchors = rules.layout(rules.empty()).anchors();
        for (int i = 0; i < anchors.size(); i++) {
            Layout.Anchor anchor = anchors.get(i);
            int level = (int) anchors.get(symmetry.anchorImage(i)).z();
            for (int square = 0; square < anchor.files() * anchor.ranks(); square++) {
                int file = (int) anchor.x() + square % anchor.files();
                int rank = (int) anchor.y() + square / anchor.files();
                Integer place = places.get(List.of(file, rank, (int) anchor.z()));
                Integer image = places.get(List.of(files.applyAsInt(file), ranks.applyAsInt(rank), level));
                if (place != null && image != null) {
                    images[place] = image;
                }
            }
        }
    }

    /** What a symmetry does along an axis; empty if it neither keeps it nor reflects it. */
    private static Optional<IntUnaryOperator> reflection(IntUnaryOperator axis, int[] from, int[] to) {
        int[] before = Arrays.stream(from).map(axis).toArray();
        int[] after = Arrays.stream(to).map(axis).toArray();
        if (Arrays.equals(before, after)) {
            return Optional.of(at -> at);
        }
        int sum = before[0] + after[0];
        return IntStream.range(0, before.length).allMatch(i -> before[i] + after[i] == sum)
                ? Optional.of(at -> sum - at)
                : Optional.empty();
    }
}

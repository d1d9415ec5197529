package org.plyspace.web.question;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Attempt;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Verdict;

/** Finds out why a piece, a board or a piece in hand may go nowhere, from the rules' verdict on each place that it could go to. */
final class Standstill {

    /** The least specific refusals, used only if there is no other. */
    private static final List<Refusal> GENERAL =
            List.of(Refusal.DOES_NOT_MOVE_SO, Refusal.BOARD_PLACE, Refusal.NO_SUCH_SQUARE);

    private Standstill() {}

    /**
     * One refusal of each kind, the one that rules out most places first; empty if it may go somewhere.
     *
     * @param number says by name what is moved: {@code from} (a cell), {@code board} or {@code drop} (a type of piece)
     * @throws org.plyspace.web.http.HttpError if it is none of these, or out of the range of the position
     */
    static List<Verdict.Illegal> of(Position position, Function<String, OptionalInt> number) {
        Map<Refusal, List<Verdict.Illegal>> byKind = new EnumMap<>(Refusal.class);
        for (Attempt attempt : attempts(position, number).toList()) {
            if (position.words().choices(attempt).length > 0) {
                return List.of();
            }
            if (position.words().judge(position.words().text(attempt), Notation.MACHINE)
                    instanceof Verdict.Illegal illegal) {
                byKind.computeIfAbsent(illegal.kind(), kind -> new ArrayList<>())
                        .add(illegal);
            }
        }
        if (!GENERAL.containsAll(byKind.keySet())) {
            GENERAL.forEach(byKind::remove);
        }
        return byKind.values().stream()
                .sorted(Comparator.<List<Verdict.Illegal>>comparingInt(List::size)
                        .reversed())
                .map(refused -> refused.get(0))
                .toList();
    }

    private static Stream<Attempt> attempts(Position position, Function<String, OptionalInt> number) {
        int cells = position.rules().cells();
        OptionalInt board = number.apply("board");
        if (board.isPresent()) {
            // At least one, so that a board that does not exist is refused.
            return IntStream.range(
                            0, Math.max(1, position.words().layout().anchors().size()))
                    .mapToObj(anchor -> read(position, number, "anchor", anchor));
        }
        int from = number.apply("from").orElse(-1);
        return IntStream.range(0, cells)
                .filter(cell -> cell != from)
                .mapToObj(cell -> read(position, number, "to", cell));
    }

    /** Reads the parameters together with a place to go to. */
    private static Attempt read(Position position, Function<String, OptionalInt> number, String where, int place) {
        return AttemptParameters.of(position, name -> name.equals(where) ? OptionalInt.of(place) : number.apply(name));
    }
}

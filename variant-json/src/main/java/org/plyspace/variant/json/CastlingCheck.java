package org.plyspace.variant.json;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.plyspace.movegen.lattice.Castling;
import org.plyspace.movegen.lattice.CastlingSyntax;
import org.plyspace.variant.json.CastlingReader.Way;
import org.plyspace.variant.json.tree.Mistakes;

/** Refuses ways to castle that could not be told apart, or that would put one man onto another. */
record CastlingCheck(Board board, List<Way> ways, CastlingSyntax syntax, Mistakes mistakes) {

    static final int MOST_HOMES = 16;

    void check() {
        Set<List<Object>> texts = new HashSet<>();
        Set<List<Object>> steps = new HashSet<>();
        Set<String> rights = new HashSet<>();
        Set<Integer> homes = new HashSet<>();
        for (Way way : ways) {
            Castling castling = way.castling();
            checkTargets(way);
            if (!texts.add(List.of(castling.side(), castling.text()))) {
                refuse(way, castling.side().word() + " has two ways " + castling.text());
            }
            if (!steps.add(List.of(castling.side(), castling.kingFrom(), castling.kingTo()))) {
                refuse(
                        way,
                        "two ways lead the " + castling.side().word() + " king to " + board.name(castling.kingTo()));
            }
            if (way.right().isPresent() && !rights.add(way.right().get())) {
                refuse(way, "two ways have the right " + way.right().get());
            }
            homes.addAll(List.of(castling.kingFrom(), castling.rookFrom()));
        }
        checkHomes(homes);
    }

    private void refuse(Way way, String reason) {
        mistakes.add(way.node().place(), reason + "; different ones would be accepted");
    }

    private void checkTargets(Way way) {
        Castling castling = way.castling();
        Set<Integer> free = new HashSet<>(castling.empty());
        free.addAll(List.of(castling.kingFrom(), castling.rookFrom()));
        for (int target : List.of(castling.kingTo(), castling.rookTo())) {
            if (!free.contains(target)) {
                mistakes.add(
                        way.node().place(),
                        board.name(target) + " must be among the empty squares: a man arrives there");
            }
        }
        if (castling.kingTo() == castling.rookTo()
                || castling.kingFrom() == castling.rookFrom()
                || castling.kingFrom() == castling.kingTo()) {
            mistakes.add(
                    way.node().place(),
                    "king and rook on different squares before and after, with a king that moves, would be accepted");
        }
    }

    private void checkHomes(Set<Integer> homes) {
        if (syntax instanceof CastlingSyntax.Homes named
                && !Set.copyOf(named.homes()).equals(homes)) {
            refuse(ways.get(0), "homes are not the squares that kings and rooks castle from, each once");
        }
        if (homes.size() > MOST_HOMES) {
            refuse(ways.get(0), homes.size() + " homes of kings and rooks are too many; at most " + MOST_HOMES);
        }
    }
}

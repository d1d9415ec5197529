package org.plyspace.movegen.lattice.declare;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.movegen.castling.Castling;

/** Refuses ways to castle that would be ambiguous, or that would put one piece onto another. */
record CastlingCheck(LatticeDeclarationCheck check) {

    private static final int MOST_HOMES = 16;

    void run() {
        LatticeDeclaration declared = check.declaration();
        if (declared.castlings.isEmpty()) {
            return;
        }
        if (declared.start.isEmpty()) {
            check.add("castling", "", "", "castling needs a start, which says which pieces may castle");
        }
        Set<List<Object>> texts = new HashSet<>();
        Set<List<Object>> steps = new HashSet<>();
        Set<Integer> homes = new HashSet<>();
        for (int i = 0; i < declared.castlings.size(); i++) {
            Castling way = declared.castlings.get(i);
            if (!isOnBoard(way)) {
                add(i, "a cell of it does not exist; expected 0 to " + (declared.lattice.cells() - 1));
                continue;
            }
            checkTargets(i, way);
            if (!texts.add(List.of(way.side(), way.text()))) {
                add(i, way.side().word() + " has two ways " + way.text() + "; expected different texts");
            }
            if (!steps.add(List.of(way.side(), way.kingFrom(), way.kingTo()))) {
                add(
                        i,
                        "two ways lead the " + way.side().word() + " king to " + check.name(way.kingTo())
                                + "; expected different cells");
            }
            homes.addAll(List.of(way.kingFrom(), way.rookFrom()));
        }
        checkRights(homes);
    }

    private void add(int index, String reason) {
        check.add("castling", check.declaration().castlings.get(index).subject(index), "", reason);
    }

    private boolean isOnBoard(Castling way) {
        return IntStream.concat(
                        IntStream.of(way.kingFrom(), way.kingTo(), way.rookFrom(), way.rookTo()),
                        Stream.concat(way.crossed().stream(), way.empty().stream())
                                .mapToInt(Integer::intValue))
                .allMatch(
                        cell -> cell >= 0 && cell < check.declaration().lattice.cells());
    }

    private void checkTargets(int index, Castling way) {
        Set<Integer> free = new HashSet<>(way.empty());
        free.addAll(List.of(way.kingFrom(), way.rookFrom()));
        for (int target : List.of(way.kingTo(), way.rookTo())) {
            if (!free.contains(target)) {
                add(index, check.name(target) + " must be among the empty cells: a piece arrives there");
            }
        }
        if (way.kingTo() == way.rookTo() || way.kingFrom() == way.rookFrom() || way.kingFrom() == way.kingTo()) {
            add(index, "expected king and rook on different cells before and after, with a king that moves");
        }
    }

    private void checkRights(Set<Integer> homes) {
        List<Castling> ways = check.declaration().castlings;
        if (check.declaration().castlingSyntax instanceof CastlingSyntax.Homes named) {
            if (!Set.copyOf(named.homes()).equals(homes) || named.homes().size() != homes.size()) {
                check.add("castling", "", "homes", "expected the cells that kings and rooks castle from, each once");
            }
        } else if (check.declaration().castlingSyntax instanceof CastlingSyntax.Letters letters) {
            checkLetters(ways, letters.letters());
        }
        if (homes.size() > MOST_HOMES) {
            check.add("castling", "", "", homes.size() + " homes of kings and rooks; expected at most " + MOST_HOMES);
        }
    }

    private void checkLetters(List<Castling> ways, String letters) {
        if (letters.length() != ways.size()) {
            check.add(
                    "castling",
                    "",
                    "letters",
                    "'" + letters + "' are letters for " + ways.size() + " ways; expected one for each");
            return;
        }
        Set<Character> seen = new HashSet<>();
        for (int i = 0; i < letters.length(); i++) {
            if (!seen.add(letters.charAt(i))) {
                add(i, "two ways have the right " + letters.charAt(i) + "; expected different letters");
            }
        }
    }
}

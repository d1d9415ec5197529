package org.plyspace.movegen.declare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyspace.api.Outcome;
import org.plyspace.api.PieceType;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;

/** Collects the faults of a declaration, and makes the checks that are common to both families. */
public final class DeclarationFaults {

    private static final String START = "start";

    private final List<DeclarationFault> faults = new ArrayList<>();

    /** Adds a fault with the parts of a {@link DeclarationFault}. */
    public void add(String statement, String subject, String part, String reason) {
        faults.add(new DeclarationFault(statement, subject, part, reason));
    }

    /** Adds a fault of a whole statement. */
    public void add(String statement, String reason) {
        add(statement, "", "", reason);
    }

    /** Whether no fault has been found so far. */
    public boolean isEmpty() {
        return faults.isEmpty();
    }

    /** All faults found so far, in the order in which they were found. */
    public List<DeclarationFault> toList() {
        return List.copyOf(faults);
    }

    /**
     * Refuses a declaration in which a fault was found.
     *
     * @throws DeclarationException with all faults, if there are any
     */
    public void refuse() {
        if (!faults.isEmpty()) {
            throw new DeclarationException(faults);
        }
    }

    /**
     * Checks that types of pieces have symbols and names of their own.
     *
     * @param statement the method that declares them
     */
    public <T> void checkNames(
            String statement, List<T> pieces, Function<T, String> symbols, Function<T, String> names) {
        Map<String, String> known = new HashMap<>();
        Set<String> seen = new HashSet<>();
        for (T piece : pieces) {
            String symbol = symbols.apply(piece);
            String name = names.apply(piece);
            if (!PieceType.isSymbol(symbol)) {
                add(
                        statement,
                        symbol,
                        "symbol",
                        "'" + symbol + "' is not a symbol; expected a letter A to Z, or one of " + PieceType.MARKS
                                + " and a letter");
            } else if (!seen.add(symbol)) {
                add(statement, symbol, "symbol", "'" + symbol + "' is the symbol of another piece; expected a new one");
            }
            String other = known.putIfAbsent(name, symbol);
            if (other != null) {
                add(
                        statement,
                        symbol,
                        "name",
                        "'" + name + "' is the name of piece " + other + " already; expected another one");
            }
        }
    }

    /** Says that a symbol belongs to no piece, and which symbols do. */
    public static String unknown(String symbol, List<String> symbols) {
        return "there is no piece " + symbol + "; the pieces are "
                + symbols.stream().distinct().collect(Collectors.joining(" "));
    }

    /** Checks that the start of compiled rules is playable, that it is White's turn, and that the game is not over. */
    public void checkStart(Rules rules) {
        Setup start;
        try {
            start = rules.start();
        } catch (TextException unreadable) {
            add(START, "the start cannot be read: " + unreadable.getMessage());
            return;
        }
        if (start.side() != Side.WHITE) {
            add(START, "black is to move at the start; expected white, who begins every game");
        }
        rules.faults(start, Purpose.GAME).forEach(fault -> add(START, "the start is not a position to play: " + fault));
        if (isEmpty()) {
            Optional<Outcome> outcome = rules.position(start, Purpose.GAME).outcome();
            outcome.ifPresent(over ->
                    add(START, "the game is over before the first move: " + over + "; expected a start that is not"));
        }
    }
}

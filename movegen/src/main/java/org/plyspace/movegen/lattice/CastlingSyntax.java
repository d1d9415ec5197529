package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.movegen.text.FieldSyntax;
import org.plyspace.movegen.text.Token;

/** How castling rights are written in a position's text. The rights are which men at home have not moved. */
public sealed interface CastlingSyntax {

    /** Neither side may castle. */
    static CastlingSyntax none() {
        return new Letters("");
    }

    /**
     * A letter for each way to castle, in the order in which the ways are declared: {@code KQkq}.
     *
     * @param letters one for each way
     */
    record Letters(String letters) implements CastlingSyntax {}

    /**
     * The names of the homes of unmoved men, comma-separated.
     *
     * @param homes their cells in the order in which they are written
     */
    record Homes(List<Integer> homes) implements CastlingSyntax {

        public Homes {
            homes = List.copyOf(homes);
        }

        /** The form of the field, its homes being called so. */
        FieldSyntax syntax(List<String> names) {
            return field -> check(field, names);
        }

        private static void check(Token field, List<String> names) {
            List<String> left = new ArrayList<>(names);
            if (field.is("-")) {
                return;
            }
            for (Token home : field.split(',')) {
                int index = left.indexOf(home.text());
                if (index < 0) {
                    throw home.refusal(home.quoted()
                            + " cannot stand here; expected '-' or some of these, in this order: "
                            + String.join(",", names));
                }
                left = left.subList(index + 1, left.size());
            }
        }
    }
}

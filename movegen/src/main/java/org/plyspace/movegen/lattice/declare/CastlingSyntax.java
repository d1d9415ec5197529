package org.plyspace.movegen.lattice.declare;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.movegen.text.FieldSyntax;
import org.plyspace.movegen.text.Token;

/** The syntax of castling rights in a position's text. The rights are the men at home that have not moved. */
public sealed interface CastlingSyntax {

    /** The syntax of rule sets in which neither side may castle. */
    static CastlingSyntax none() {
        return new Letters("");
    }

    /**
     * The letters of the ways of castling that are left.
     *
     * @param letters one letter for each way
     */
    record Letters(String letters) implements CastlingSyntax {}

    /**
     * The names of the homes of unmoved men, comma-separated.
     *
     * @param homes the cells of the homes in the order in which they are written
     */
    record Homes(List<Integer> homes) implements CastlingSyntax {

        public Homes {
            homes = List.copyOf(homes);
        }

        /** The syntax of the field, given the names of the homes. */
        public FieldSyntax syntax(List<String> names) {
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

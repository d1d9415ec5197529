package org.plyspace.variant.json.tree;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON value and its place. Immutable. */
public sealed interface Node {

    Place place();

    /** What it is, with its article: {@code a string}, {@code an object}. */
    String kind();

    /** A string. */
    record Text(Place place, String value) implements Node {
        @Override
        public String kind() {
            return "a string";
        }
    }

    /** A number as it is written. */
    record Numeral(Place place, String value) implements Node {
        @Override
        public String kind() {
            return "a number";
        }
    }

    /** True or false. */
    record Flag(Place place, boolean value) implements Node {
        @Override
        public String kind() {
            return value ? "true" : "false";
        }
    }

    /** Null. */
    record Nothing(Place place) implements Node {
        @Override
        public String kind() {
            return "null";
        }
    }

    /** An array. */
    record Items(Place place, List<Node> items) implements Node {

        public Items {
            items = List.copyOf(items);
        }

        @Override
        public String kind() {
            return "an array";
        }
    }

    /** An object, its fields in the order of the file. */
    record Fields(Place place, Map<String, Field> fields) implements Node {

        public Fields {
            fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        }

        @Override
        public String kind() {
            return "an object";
        }
    }

    /**
     * A field of an object.
     *
     * @param name where its name stands
     */
    record Field(Place name, Node value) {}
}

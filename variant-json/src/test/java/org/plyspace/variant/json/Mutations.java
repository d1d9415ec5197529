package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Files that differ from a given one in one value: replaced by each of a few, taken away, or one added. */
final class Mutations {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final List<String> VALUES =
            List.of("null", "true", "17", "-1", "2.5", "\"x\"", "\"\"", "[]", "{}", "[1, 0]", "[\"any\"]");

    private final JsonNode root;
    private final List<Mutation> found = new ArrayList<>();

    /**
     * A changed file.
     *
     * @param what where it was changed, and to what
     */
    record Mutation(String what, String text) {

        boolean isNullOutsidePatches() {
            return what.endsWith(" -> null") && !what.contains("/choices/") && !what.contains("/values/");
        }
    }

    private Mutations(String text) {
        root = MAPPER.readTree(text);
    }

    /** At most so many of them, drawn at random. */
    static List<Mutation> some(String text, int most, long seed) {
        Mutations mutations = new Mutations(text);
        mutations.in(mutations.root, "");
        Collections.shuffle(mutations.found, new Random(seed));
        return mutations.found.subList(0, Math.min(most, mutations.found.size()));
    }

    private void in(JsonNode node, String pointer) {
        if (node instanceof ObjectNode object) {
            inObject(object, pointer);
        } else if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                JsonNode old = array.get(i);
                for (String value : VALUES) {
                    array.set(i, MAPPER.readTree(value));
                    add(pointer + "/" + i + " -> " + value);
                }
                array.set(i, old);
                in(old, pointer + "/" + i);
            }
        }
    }

    private void inObject(ObjectNode object, String pointer) {
        for (String name : List.copyOf(object.propertyNames())) {
            JsonNode old = object.get(name);
            for (String value : VALUES) {
                object.set(name, MAPPER.readTree(value));
                add(pointer + "/" + name + " -> " + value);
            }
            object.remove(name);
            add(pointer + "/" + name + " taken away");
            object.set(name, old);
            in(old, pointer + "/" + name);
        }
        object.put("surplus", 1);
        add(pointer + "/surplus added");
        object.remove("surplus");
    }

    private void add(String what) {
        found.add(new Mutation(what, root.toString()));
    }
}

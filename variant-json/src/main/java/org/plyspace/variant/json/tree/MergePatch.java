package org.plyspace.variant.json.tree;

import java.util.LinkedHashMap;
import java.util.Map;

/** Overlays one tree with another as JSON merge patch does (RFC 7386); every value keeps the place where it is written. */
public final class MergePatch {

    private MergePatch() {}

    /** The target with the fields of the patch put in, recursively; null takes a field away. */
    public static Node apply(Node target, Node patch) {
        if (!(patch instanceof Node.Fields overlay)) {
            return patch;
        }
        Map<String, Node.Field> merged = new LinkedHashMap<>();
        if (target instanceof Node.Fields base) {
            merged.putAll(base.fields());
        }
        overlay.fields().forEach((name, field) -> {
            if (field.value() instanceof Node.Nothing) {
                merged.remove(name);
            } else {
                Node.Field below = merged.get(name);
                Node old = below == null ? new Node.Nothing(field.name()) : below.value();
                merged.put(name, new Node.Field(field.name(), apply(old, field.value())));
            }
        });
        return new Node.Fields(target instanceof Node.Fields ? target.place() : patch.place(), merged);
    }
}

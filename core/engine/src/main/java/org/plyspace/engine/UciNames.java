package org.plyspace.engine;

import java.util.Optional;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.plugin.FoundVariant;

/** Finds rule sets by their names in the UCI protocol, by which other programs know them. */
public final class UciNames {

    private final Registry registry;

    /** Creates a search among the rule sets of a registry. */
    public UciNames(Registry registry) {
        this.registry = registry;
    }

    /** The id of the first rule set of a name, in any case; rule sets that fail when asked are skipped. */
    public Optional<String> id(String name) {
        return registry.variants().stream()
                .map(FoundVariant::id)
                .filter(id -> isCalled(id, name))
                .findFirst();
    }

    private boolean isCalled(String id, String name) {
        try {
            return registry.ask(id, "for its name", () -> registry.rules(id).uciName())
                    .filter(name::equalsIgnoreCase)
                    .isPresent();
        } catch (PlyspaceException broken) {
            return false;
        }
    }
}

package org.plyspace.engine;

import java.util.Optional;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.plugin.FoundVariant;

/** Finds rule sets by the names that they have in the protocol UCI, which other programs know them by. */
public final class UciNames {

    private final Registry registry;

    /** Among these rule sets. */
    public UciNames(Registry registry) {
        this.registry = registry;
    }

    /** The id of the first rule set of this name, whatever its capitals; one that breaks when it is asked is passed over. */
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

package org.plyspace.cli.uci;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.match.engine.UciProtocol;

/** What rule sets are called to a program of the protocol: by their name there, else by their id. */
final class VariantNames {

    /** How long each may take, all together taking their turn before anything is said. */
    private static final Duration LIMIT = Duration.ofSeconds(10);

    private final List<String> all = new ArrayList<>();
    private final Map<String, String> ids = new LinkedHashMap<>();

    /**
     * Of all rule sets that there are.
     *
     * @param faults is told of those that break when they are asked
     */
    VariantNames(Registry registry, Consumer<String> faults) {
        for (FoundVariant found : registry.variants()) {
            try {
                Optional<String> name = registry.calls()
                        .ask(
                                found,
                                CallLimit.question(LIMIT),
                                "for its rules",
                                () -> registry.rules(found.id()).uciName())
                        .filter(any -> !ids.containsKey(any));
                name.ifPresent(known -> ids.put(known, found.id()));
                all.add(name.orElse(found.id()));
            } catch (PlyspaceException broken) {
                faults.accept(broken.getMessage());
            }
        }
    }

    /** Each rule set's name, in the order in which they were found, with that of one that is asked for with options. */
    List<String> listed(String setting) {
        List<String> listed = new ArrayList<>(all);
        if (!setting.isEmpty() && !listed.contains(name(setting))) {
            listed.add(name(setting));
        }
        return listed;
    }

    /** What a rule set is called that is asked for by any of its names. */
    String name(String setting) {
        return ids.entrySet().stream()
                .filter(any -> any.getValue().equals(setting))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(setting);
    }

    /** What is played where nobody says it: what programs without a choice play, else the first; empty if there is nothing. */
    Optional<String> usual() {
        return ids.containsKey(UciProtocol.USUAL_VARIANT)
                ? Optional.of(UciProtocol.USUAL_VARIANT)
                : all.stream().findFirst();
    }

    /** The rule set, with options if any, that is asked for by its name or as on the command line. */
    String spec(String name) {
        return ids.getOrDefault(name, name);
    }
}

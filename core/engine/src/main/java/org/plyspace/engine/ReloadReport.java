package org.plyspace.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.plyspace.engine.plugin.FoundVariant;

/**
 * The result of looking into the plugin folders again; ids, sorted.
 *
 * @param added rule sets that were not there before
 * @param changed rule sets that were loaded again, since their file has changed or left questions unanswered
 * @param removed rule sets that are gone or were refused
 */
public record ReloadReport(Set<String> added, Set<String> changed, Set<String> removed) {

    static ReloadReport of(List<FoundVariant> before, List<FoundVariant> now) {
        Map<String, FoundVariant> old = new HashMap<>();
        before.forEach(found -> old.put(found.id(), found));
        Set<String> added = new TreeSet<>();
        Set<String> changed = new TreeSet<>();
        for (FoundVariant found : now) {
            FoundVariant same = old.remove(found.id());
            if (same == null) {
                added.add(found.id());
            } else if (!same.equals(found)) {
                changed.add(found.id());
            }
        }
        return new ReloadReport(added, changed, new TreeSet<>(old.keySet()));
    }
}

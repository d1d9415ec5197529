package org.plyspace.cli.serve;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.Map;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantListing;
import org.plyspace.web.view.RuleSetView;
import tools.jackson.databind.node.ObjectNode;

/** What can be asked of rule sets. */
final class RuleTopics {

    private final Provider<Registry> registry;

    @Inject
    RuleTopics(Provider<Registry> registry) {
        this.registry = registry;
    }

    Map<String, Topic> all() {
        return Map.of(
                "variants", Topic.of(List.of(), question -> VariantListing.of(registry.get())),
                "rules", Topic.of(List.of("variant"), this::rules));
    }

    private ObjectNode rules(JsonFields question) {
        String variant = question.text("variant");
        RuleSetView view = registry.get()
                .ask(
                        variant,
                        "for its rules",
                        () -> RuleSetView.of(registry.get().rules(variant)));
        ObjectNode rules = JsonMappers.PLAIN.valueToTree(view);
        // That member is the question's here; variant says it too.
        rules.remove("id");
        return rules;
    }
}

package org.plyspace.web.question;

import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.plugin.AvailableFiles;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.PluginFolder;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;

/** Offers the rule sets that lie beside the program, and adds them. */
public final class AvailableRoutes implements Routes {

    private final RulesCache cache;
    private final PluginRoutes plugins;
    private final AvailableFiles available;
    /** Who may only play from elsewhere does not change what this computer runs. */
    private final boolean forThisComputer;

    /** Their files, read once: the class loaders of jars stay as long as the program runs. */
    private Optional<List<FoundVariant>> read = Optional.empty();

    @Inject
    AvailableRoutes(RulesCache cache, PluginRoutes plugins, PageSettings settings) {
        this.cache = cache;
        this.plugins = plugins;
        available = settings.shown().available();
        forThisComputer = settings.host().isEmpty();
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get("/api/available", context -> context.json(new Answer(listed(), folder().isPresent())));
        routes.post("/api/available", context -> {
            String id = new RequestParameters(context).body(List.of("id")).text("id");
            PluginFolder folder = folder().orElseThrow(() -> new HttpError(
                    ErrorType.REFUSED,
                    "rule sets are added where nobody else can reach the page, or by 'plyspace add'"));
            context.json(plugins.reload(() -> folder.add(find(id).file())));
        });
    }

    /**
     * The rule sets that can be added.
     *
     * @param addable whether this server adds them
     */
    record Answer(List<Available> available, boolean addable) {}

    /** A rule set that can be added. */
    record Available(String id, String title, String summary) {}

    private Optional<PluginFolder> folder() {
        return available.folders().plugins().filter(any -> forThisComputer).map(PluginFolder::new);
    }

    private FoundVariant find(String id) {
        return unknown().stream()
                .filter(found -> found.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new HttpError(
                        ErrorType.MISSING,
                        "there is no such rule set to add; GET /api/available lists those there are"));
    }

    private List<Available> listed() {
        List<Available> listed = new ArrayList<>();
        for (FoundVariant found : unknown()) {
            try {
                listed.add(cache.registry()
                        .calls()
                        .ask(
                                found,
                                CallLimit.work(cache.patience().answer()),
                                "for its description",
                                () -> new Available(
                                        found.id(),
                                        found.variant().title(),
                                        found.variant().summary())));
            } catch (VariantException | VariantFailure failed) {
                // What cannot describe itself is not offered.
            }
        }
        return listed;
    }

    /** Those that the program does not know yet. */
    private List<FoundVariant> unknown() {
        Set<String> known =
                cache.registry().variants().stream().map(FoundVariant::id).collect(Collectors.toSet());
        return all().stream().filter(found -> !known.contains(found.id())).toList();
    }

    private synchronized List<FoundVariant> all() {
        if (read.isEmpty()) {
            read = Optional.of(available.read());
        }
        return read.get();
    }
}

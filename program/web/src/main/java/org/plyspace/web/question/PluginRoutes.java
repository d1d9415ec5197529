package org.plyspace.web.question;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.javalin.config.RoutesConfig;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.plyspace.engine.Registry.ReloadReport;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;

/** Reloads the folders of rule sets while games continue. */
@Singleton
public final class PluginRoutes implements Routes {

    private final RulesCache cache;
    private final VariantRoutes variants;
    /** The open games whose rule sets have been reloaded or removed since. */
    private final Supplier<List<String>> outdated;

    /** Held while jars are read, which takes long, so that only one thread waits for them. */
    private final ReentrantLock reading = new ReentrantLock();

    @Inject
    PluginRoutes(RulesCache cache, VariantRoutes variants, Supplier<List<String>> outdated) {
        this.cache = cache;
        this.variants = variants;
        this.outdated = outdated;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post("/api/plugins", context -> {
            new RequestParameters(context).body(List.of());
            context.json(reload(() -> {}));
        });
    }

    /**
     * The current rule sets, as {@code /api/variants} lists them, and what has changed.
     *
     * @param games the games that continue by rules loaded before
     */
    record Answer(
            @JsonUnwrapped VariantRoutes.Listing listing,
            Collection<String> added,
            Collection<String> changed,
            Collection<String> removed,
            List<String> games) {}

    /**
     * Changes the folders of rule sets, and looks into them.
     *
     * @throws HttpError if somebody else is at it
     */
    Answer reload(Runnable change) {
        if (!reading.tryLock()) {
            throw new HttpError(ErrorType.BUSY, "the folders of rule sets are being looked into already");
        }
        try {
            change.run();
            ReloadReport reloadReport = cache.registry().reload();
            return new Answer(
                    variants.listing(),
                    reloadReport.added(),
                    reloadReport.changed(),
                    reloadReport.removed(),
                    outdated.get());
        } finally {
            reading.unlock();
        }
    }
}

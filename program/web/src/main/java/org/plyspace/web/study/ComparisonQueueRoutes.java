package org.plyspace.web.study;

import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.Map;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;

/** Takes comparisons to play, and answers how far they are. */
public final class ComparisonQueueRoutes implements Routes {

    private static final String ONE = "/api/comparisons/{comparison}";

    private final ComparisonQueue queue;

    @Inject
    ComparisonQueueRoutes(ComparisonQueue queue) {
        this.queue = queue;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get(
                "/api/comparisons",
                context -> context.json(new Comparisons(queue.isOpen(), ComparisonRequest.ENGINES, queue.list())));
        routes.post(
                "/api/comparisons",
                context -> context.json(queue.add(ComparisonRequest.of(
                        new RequestParameters(context).body(List.of("variants", "games", "engine")), queue.now()))));
        routes.get(
                ONE + "/summary",
                context -> context.json(Map.of("summary", queue.summary(context.pathParam("comparison")))));
        routes.post(ONE + "/stop", context -> context.json(queue.stop(context.pathParam("comparison"))));
        routes.post(ONE + "/go-on", context -> context.json(queue.goOn(context.pathParam("comparison"))));
    }

    /**
     * All comparisons.
     *
     * @param open whether this server plays more
     */
    record Comparisons(boolean open, List<ComparisonRequest.Choice> engines, List<ComparisonQueue.View> comparisons) {}
}

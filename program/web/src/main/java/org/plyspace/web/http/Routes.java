package org.plyspace.web.http;

import io.javalin.config.RoutesConfig;

/** Answers requests on one subject. */
public interface Routes {

    /** Registers the answers. */
    void register(RoutesConfig routes);
}

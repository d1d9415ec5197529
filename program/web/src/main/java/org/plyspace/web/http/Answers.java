package org.plyspace.web.http;

import io.javalin.config.RoutesConfig;

/** Answers to requests on one subject. */
public interface Answers {

    /** Registers the answers. */
    void register(RoutesConfig routes);
}

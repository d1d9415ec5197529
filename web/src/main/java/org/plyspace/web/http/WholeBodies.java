package org.plyspace.web.http;

import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.util.Callback;

/** Waits for a body before a thread looks at its request, so that bodies that come slowly, or never, keep no thread. */
public final class WholeBodies extends EagerContentHandler {

    /** Reads bodies up to the length that {@link RequestFilter} allows; longer ones, or ones without a length, are refused at once. */
    public WholeBodies() {
        super(new RetainedContentLoaderFactory(RequestFilter.LARGEST_BODY + 1L, 0, false));
    }

    @Override
    protected boolean onConditionsMet(Request request, Response response, Callback callback) throws Exception {
        boolean isRead = request.getLength() > 0 && request.getLength() <= RequestFilter.LARGEST_BODY;
        return isRead ? super.onConditionsMet(request, response, callback) : nextHandler(request, response, callback);
    }
}

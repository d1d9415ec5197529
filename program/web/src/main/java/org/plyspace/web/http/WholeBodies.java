package org.plyspace.web.http;

import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.util.Callback;

/** Receives the whole body before a thread handles the request, so that bodies that arrive slowly or never hold no thread. */
public final class WholeBodies extends EagerContentHandler {

    /** Accepts bodies up to the length that {@link RequestFilter} allows; longer ones and those without a length are refused at once. */
    public WholeBodies() {
        super(new RetainedContentLoaderFactory(RequestFilter.LARGEST_BODY + 1L, 0, false));
    }

    @Override
    protected boolean onConditionsMet(Request request, Response response, Callback callback) throws Exception {
        boolean isRead = request.getLength() > 0 && request.getLength() <= RequestFilter.LARGEST_BODY;
        return isRead ? super.onConditionsMet(request, response, callback) : nextHandler(request, response, callback);
    }
}

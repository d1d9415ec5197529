package org.plyspace.web.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import tools.jackson.databind.json.JsonMapper;

/** Refuses malformed requests and those without a handler, in the same form as {@link ErrorResponses}. */
public final class ServerErrors extends ErrorHandler {

    private static final int URI_TOO_LONG = 414;
    private static final int HEAD_TOO_LARGE = 431;
    private static final int OTHER_VERSION = 505;

    @Override
    protected void generateResponse(
            Request request, Response response, int status, String message, Throwable cause, Callback callback) {
        HttpError denied = denied(status, String.valueOf(message));
        response.setStatus(denied.type().status());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.getHeaders().put("X-Content-Type-Options", "nosniff");
        byte[] answer = JsonMapper.shared().writeValueAsString(denied.answer()).getBytes(StandardCharsets.UTF_8);
        response.write(true, ByteBuffer.wrap(answer), callback);
    }

    private static HttpError denied(int status, String message) {
        return switch (status) {
            case URI_TOO_LONG, HEAD_TOO_LARGE ->
                new HttpError(ErrorType.TOO_LARGE, "the address and the head of the request are too long");
            case OTHER_VERSION -> new HttpError(ErrorType.MALFORMED, "only HTTP/1.1 is spoken here");
            default -> ErrorResponses.of(status, "the request cannot be read: " + message);
        };
    }

    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }
}

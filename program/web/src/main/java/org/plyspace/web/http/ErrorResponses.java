package org.plyspace.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.plyspace.api.Fault;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.TextException;
import org.plyspace.engine.TooLargeException;
import org.plyspace.engine.UnansweredException;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.plugin.FailureWords;
import org.plyspace.search.SearchMemoryException;
import tools.jackson.databind.json.JsonMapper;

/** Turns every failure of a request into an answer of the same form. */
public final class ErrorResponses {

    private ErrorResponses() {}

    /** Registers the answers. */
    public static void register(RoutesConfig routes) {
        routes.exception(Exception.class, (failure, context) -> answer(of(failure), context));
        routes.exception(HttpResponseException.class, (failure, context) -> answer(of(failure), context));
        routes.exception(MethodNotAllowedResponse.class, ErrorResponses::answer);
    }

    /** Answers after an error that programs seldom survive, such as exhausted memory; the server continues. */
    public static void answer(HttpServletResponse response, Error failure) {
        try {
            if (!response.isCommitted()) {
                HttpError denied = of(failure);
                response.resetBuffer();
                response.setStatus(denied.type().status());
                response.setContentType("application/json");
                response.getOutputStream().write(JsonMapper.shared().writeValueAsBytes(denied.answer()));
            }
        } catch (IOException gone) {
            // The client has gone.
        }
    }

    /** The error for a request that failed with an exception. */
    public static HttpError of(Throwable failure) {
        if (failure instanceof HttpError denied) {
            return denied;
        }
        if (failure instanceof PlyspaceException refused) {
            return of(refused);
        }
        if (failure instanceof HttpResponseException known) {
            return of(known.getStatus(), String.valueOf(known.getMessage()));
        }
        return new HttpError(ErrorType.FAILED, "the program failed: " + FailureWords.of(failure));
    }

    private static HttpError of(PlyspaceException refused) {
        String reason = String.valueOf(refused.getMessage());
        if (refused instanceof UnansweredException silent) {
            return new HttpError(silent.isBusy() ? ErrorType.BUSY : ErrorType.OVERDUE, reason);
        }
        if (refused instanceof TooLargeException) {
            return new HttpError(ErrorType.TOO_LARGE, reason);
        }
        if (refused instanceof VariantFailure || refused instanceof SearchMemoryException) {
            return new HttpError(ErrorType.FAILED, reason);
        }
        if (refused instanceof VariantException) {
            return new HttpError(ErrorType.MISSING, reason);
        }
        if (refused instanceof TextException text) {
            return new HttpError(ErrorType.MALFORMED, reason, Map.of("offset", text.offset()));
        }
        if (refused instanceof InvalidSetupException invalid) {
            List<Fault> faults = invalid.faults();
            return new HttpError(ErrorType.REFUSED, reason, Map.of("faults", faults));
        }
        return new HttpError(ErrorType.REFUSED, reason);
    }

    /** The error for a request that ended with a status. */
    static HttpError of(int status, String reason) {
        ErrorType type = switch (status) {
            case 404 -> ErrorType.MISSING;
            case 405 -> ErrorType.METHOD;
            case 413 -> ErrorType.TOO_LARGE;
            default -> status < 500 ? ErrorType.MALFORMED : ErrorType.FAILED;
        };
        return new HttpError(type, type == ErrorType.MISSING ? "there is nothing at this path" : reason);
    }

    /** Answers with the methods that the path allows, which the library gives as its only detail. */
    private static void answer(MethodNotAllowedResponse failure, Context context) {
        String allowed = String.join(", ", failure.getDetails().values());
        context.header("Allow", allowed);
        answer(
                new HttpError(
                        ErrorType.METHOD, context.method().name() + " is not taken at this path; expected " + allowed),
                context);
    }

    /** Writes the answer. */
    static void answer(HttpError denied, Context context) {
        context.status(denied.type().status()).json(denied.answer());
    }

    /** The error for something that does not exist. */
    public static HttpError missing(String what) {
        return new HttpError(ErrorType.MISSING, "there is no " + what);
    }

    /** Refuses malformed requests and those without a handler, in the same form as {@link ErrorResponses}. */
    public static final class ServerErrors extends ErrorHandler {

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
            byte[] answer =
                    JsonMapper.shared().writeValueAsString(denied.answer()).getBytes(StandardCharsets.UTF_8);
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
}

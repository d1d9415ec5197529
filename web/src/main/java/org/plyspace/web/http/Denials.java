package org.plyspace.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Fault;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.TextException;
import org.plyspace.engine.VariantException;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.plugin.FailureWords;

/** Makes one kind of answer of everything that keeps a request from being answered. */
public final class Denials {

    private Denials() {}

    /** Answers with them from now on. */
    public static void register(RoutesConfig routes) {
        routes.exception(Exception.class, (failure, context) -> answer(of(failure), context));
        routes.exception(HttpResponseException.class, (failure, context) -> answer(of(failure), context));
    }

    /** Why a request that failed so is denied. */
    public static DeniedException of(Exception failure) {
        if (failure instanceof DeniedException denied) {
            return denied;
        }
        if (failure instanceof PlyspaceException refused) {
            return of(refused);
        }
        if (failure instanceof HttpResponseException known) {
            return of(known.getStatus(), String.valueOf(known.getMessage()));
        }
        return new DeniedException(DenialType.FAILED, "the program failed: " + FailureWords.of(failure));
    }

    private static DeniedException of(PlyspaceException refused) {
        String reason = String.valueOf(refused.getMessage());
        if (refused instanceof VariantFailure) {
            return new DeniedException(DenialType.FAILED, reason);
        }
        if (refused instanceof VariantException) {
            return new DeniedException(DenialType.MISSING, reason);
        }
        if (refused instanceof MalformedBodyException) {
            return new DeniedException(DenialType.MALFORMED, reason);
        }
        if (refused instanceof TextException text) {
            return new DeniedException(DenialType.MALFORMED, reason, Map.of("offset", text.offset()));
        }
        if (refused instanceof InvalidSetupException invalid) {
            List<Fault> faults = invalid.faults();
            return new DeniedException(DenialType.REFUSED, reason, Map.of("faults", faults));
        }
        return new DeniedException(DenialType.REFUSED, reason);
    }

    /** Why a request that ended with a status is denied. */
    static DeniedException of(int status, String reason) {
        DenialType type = switch (status) {
            case 404 -> DenialType.MISSING;
            case 405 -> DenialType.METHOD;
            case 413 -> DenialType.TOO_LARGE;
            default -> status < 500 ? DenialType.MALFORMED : DenialType.FAILED;
        };
        return new DeniedException(type, type == DenialType.MISSING ? "there is nothing at this path" : reason);
    }

    /** Writes the answer. */
    static void answer(DeniedException denied, Context context) {
        context.status(denied.type().status()).json(denied.answer());
    }

    /** The wanted thing, which must be there. */
    public static DeniedException missing(String what) {
        return new DeniedException(DenialType.MISSING, "there is no " + what);
    }
}

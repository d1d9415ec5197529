package org.plyspace.cli.serve;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.google.inject.ProvisionException;
import java.util.List;
import org.plyspace.api.FailureException;
import org.plyspace.api.Fault;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.TextException;
import org.plyspace.conformance.referee.ErrorType;
import org.plyspace.engine.RefusedMove;
import org.plyspace.engine.plugin.FailureWords;

/**
 * The answer to a question that has none; what does not apply is null and left out.
 *
 * @param error why, in words
 * @param type the {@link ErrorType} in one word
 * @param member the member of the question that is refused
 * @param offset index of the character at which a position's text is refused
 * @param faults why a position cannot be played
 * @param ply index of the move that is refused, among those of the question
 * @param move that move as given
 * @param refusal why that move is refused
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ErrorAnswer(
        String error,
        String type,
        String member,
        Integer offset,
        List<Fault> faults,
        Integer ply,
        String move,
        @JsonUnwrapped RefusedMove refusal) {

    /** The answer that tells of a failure. */
    static ErrorAnswer of(Throwable failure) {
        if (failure instanceof ProvisionException && failure.getCause() != null) {
            return of(failure.getCause());
        }
        String reason = String.valueOf(failure.getMessage());
        if (failure instanceof LineProtocol.MalformedQuestionException malformed) {
            String member = malformed.member().isEmpty() ? null : malformed.member();
            return new ErrorAnswer(reason, ErrorType.MALFORMED.word(), member, null, null, null, null, null);
        }
        if (failure instanceof AskedGame.IllegalMoveException illegal) {
            return new ErrorAnswer(
                    reason,
                    ErrorType.ILLEGAL.word(),
                    null,
                    null,
                    null,
                    illegal.ply(),
                    illegal.move(),
                    illegal.refusal());
        }
        if (failure instanceof TextException text) {
            return new ErrorAnswer(reason, ErrorType.REFUSED.word(), null, text.offset(), null, null, null, null);
        }
        if (failure instanceof InvalidSetupException invalid) {
            return new ErrorAnswer(reason, ErrorType.REFUSED.word(), null, null, invalid.faults(), null, null, null);
        }
        if (failure instanceof PlyspaceException) {
            ErrorType type = failure instanceof FailureException ? ErrorType.FAILED : ErrorType.REFUSED;
            return new ErrorAnswer(reason, type.word(), null, null, null, null, null, null);
        }
        return new ErrorAnswer(
                "the program failed: " + FailureWords.of(failure),
                ErrorType.FAILED.word(),
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /** The answer to a line that could not be read. */
    static ErrorAnswer unreadable(String reason) {
        return of(LineProtocol.MalformedQuestionException.noObject(reason));
    }
}

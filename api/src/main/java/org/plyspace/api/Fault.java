package org.plyspace.api;

import java.util.List;

/**
 * One reason why a setup is not a position.
 *
 * @param field the field of the position's text that is at fault: {@code placement}, {@code castling}, ...
 * @param reason what is wrong and what is expected
 * @param citation the rules page and section that require it, or empty
 * @param cells the cells concerned; may be empty
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Fault(String field, String reason, String citation, List<Integer> cells) {

    public Fault {
        cells = List.copyOf(cells);
    }

    @Override
    public String toString() {
        return field + ": " + reason + (citation.isEmpty() ? "" : " (" + citation + ")");
    }
}

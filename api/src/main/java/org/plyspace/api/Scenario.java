package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/**
 * One example that the source of a rule set gives or that decides a ruling, for test matrices.
 *
 * @param id the source's own, or one in its style; unique within its rules
 * @param description what it shows, a clause
 * @param position a position's text
 * @param move the move to judge in machine form, or empty if it is about the position itself
 * @param valid whether the move is legal; true if there is no move
 * @param outcome {@code check}, {@code checkmate}, {@code stalemate} or {@code none}: what holds after the move, or in the
 *     position if there is no move; empty if the source does not say
 * @param citation the source's section
 */
@PublicApi(usage = Usage.CALL)
public record Scenario(
        String id, String description, String position, String move, boolean valid, String outcome, String citation) {}

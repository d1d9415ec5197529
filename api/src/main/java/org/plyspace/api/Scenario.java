package org.plyspace.api;

/**
 * An example that a rule set's source gives or that decides a ruling, for test matrices.
 *
 * @param id the source's id, or one in its style; unique within the rule set
 * @param description a clause that says what it shows
 * @param position a position's text
 * @param move the move to judge in machine form; empty if the example is about the position itself
 * @param valid whether the move is legal; true if there is no move
 * @param outcome what holds after the move, or in the position if there is no move: the {@linkplain Outcome#reason() reason}
 *     why the game ends there, else {@code check} or {@code none}; empty if the source does not say
 * @param citation the source's section
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Scenario(
        String id, String description, String position, String move, boolean valid, String outcome, String citation) {}

package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/**
 * A property of moves that a rule set declares, so that statistics can count what they do not know by name.
 *
 * @param name short, in lower case: {@code level change}
 * @param meaning one sentence
 */
@PublicApi(usage = Usage.CALL)
public record MoveTag(String name, String meaning) {

    /** How many tags rules may declare, so that the tags of a move fit into a long. */
    public static final int MAX_TAGS = 64;
}

package org.plyspace.api;

/**
 * A property of moves that a rule set declares, and that statistics count without knowing it.
 *
 * @param name a short name in lower case: {@code level change}
 * @param meaning one sentence
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record MoveTag(String name, String meaning) {

    /** The largest number of tags in a rule set: the tags of a move are the bits of a long. */
    public static final int MAX_TAGS = 64;
}

package org.plyspace.web.http;

/**
 * Who takes up the server's threads and sockets. Each kind has a share that the others cannot take.
 *
 * @param name tells claimants of a kind apart: the key of a seat, which a rematch keeps, the address of an onlooker, nothing for the owner
 */
public record Claimant(Kind kind, String name) {

    /** What somebody is on this server. */
    public enum Kind {
        /** Knows the token, or needs none, and comes without a link. */
        OWNER,
        /** Plays by a link. */
        SEAT,
        /** Looks on by a link, or has no business here. */
        ONLOOKER
    }

    /** The owner of the server. */
    public static final Claimant OWNER = new Claimant(Kind.OWNER, "");
}

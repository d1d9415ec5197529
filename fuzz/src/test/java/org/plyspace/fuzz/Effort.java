package org.plyspace.fuzz;

/** How hard readers are tried: in every build what seconds allow, and more with {@code -Plong}. */
final class Effort {

    private Effort() {}

    static boolean isLong() {
        return "long".equals(System.getProperty("plyspace.torture"));
    }
}

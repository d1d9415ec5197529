package org.plyspace.lab.games;

/**
 * The computer on which games were played. Only the time they took depends on it.
 *
 * @param java the version of Java, such as {@code 17.0.9}
 * @param os the name, version and architecture of the operating system
 * @param processors the number of processors available to the program
 */
public record HostInfo(String java, String os, int processors) {

    /** This computer. */
    public static HostInfo here() {
        return new HostInfo(
                System.getProperty("java.version"),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors());
    }
}

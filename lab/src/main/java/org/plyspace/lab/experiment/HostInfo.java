package org.plyspace.lab.experiment;

/**
 * What games were played on. Nothing but the time they took depends on it.
 *
 * @param java version of Java, such as {@code 17.0.9}
 * @param os name, version and architecture of the operating system
 * @param processors how many the program could use
 */
public record HostInfo(String java, String os, int processors) {

    /** This one. */
    public static HostInfo here() {
        return new HostInfo(
                System.getProperty("java.version"),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors());
    }
}

package org.plyspace.api;

/** The version of this interface, against which variant jars are built. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class Spi {

    /** The version; incremented whenever jars built for the new version might not work with programs of the old one. */
    public static final int VERSION = 3;

    /** The main manifest attribute of a variant jar that names the version it was built for. */
    public static final String MANIFEST_ATTRIBUTE = "Plyspace-Interface";

    /** The attribute used in version 1, by which jars of that age are recognised. */
    public static final String OLD_MANIFEST_ATTRIBUTE = "Plyspace-Spi";

    /**
     * The main manifest attribute that may list the ids of all variants in a jar, separated by commas; the jar is then opened
     * only when one of them is requested.
     */
    public static final String VARIANTS_ATTRIBUTE = "Plyspace-Variants";

    private Spi() {}
}

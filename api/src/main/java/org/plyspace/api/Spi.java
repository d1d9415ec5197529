package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** The version of this interface, against which variant jars are built. */
@PublicApi(usage = Usage.CALL)
public final class Spi {

    /** Grows by one whenever a jar built for the new version could not work with a program of the old one. */
    public static final int VERSION = 3;

    /** Name of the main attribute in a variant jar's manifest that holds the version it was built for. */
    public static final String MANIFEST_ATTRIBUTE = "Plyspace-Interface";

    /** The attribute of version 1, by which a jar of that age is known. */
    public static final String OLD_MANIFEST_ATTRIBUTE = "Plyspace-Spi";

    /**
     * Name of the main attribute that may list the ids of all variants in a jar, separated by commas: such a jar is opened only
     * when one of them is asked for.
     */
    public static final String VARIANTS_ATTRIBUTE = "Plyspace-Variants";

    private Spi() {}
}

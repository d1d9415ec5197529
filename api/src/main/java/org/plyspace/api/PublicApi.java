package org.plyspace.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The intended users of a type that does not change without notice (docs/compatibility.md); the architecture tests enforce it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface PublicApi {

    /** What users may do with the type. */
    Usage usage();

    /** The two kinds of use. */
    enum Usage {
        /**
         * Called by any code; instances come from this program, or from rule sets through the type's own factories. Callers
         * implement listeners.
         */
        CALL,
        /** Implemented by rule sets; called by engines, experiments and pages. */
        IMPLEMENT
    }
}

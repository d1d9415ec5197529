package org.plyspace.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says for whom a public type of this module is meant; the architecture tests hold users to it. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface PublicApi {

    /** Who may do what with the type. */
    Usage usage();

    /** The two kinds of users of this module. */
    enum Usage {
        /** Called by everybody, made by this module or by a rule set through the type's own factories. */
        CALL,
        /** Implemented by rule sets, called by engine, experiments and pages. */
        IMPLEMENT
    }
}

package org.plyspace.tck;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a contract test that others rest on: if it fails, they would fail too, and less clearly. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Foundation {

    /** The order among foundations: those that others rest on have a lower number. */
    int value() default 1;
}

package org.plyspace.tck;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A contract test without which others mean little: where it fails, they would fail too, and less clearly. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Foundation {

    /** Which of them come first: those that others of them rest on have a lower number. */
    int value() default 1;
}

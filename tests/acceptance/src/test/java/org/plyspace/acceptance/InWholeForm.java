package org.plyspace.acceptance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIf;

/** Left out of everyday builds, because it takes long or asks again in other circumstances what its neighbours ask. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf(value = "org.plyspace.acceptance.Torture#isWhole", disabledReason = "asked in the whole form")
@interface InWholeForm {}

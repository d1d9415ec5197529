package org.plyspace.acceptance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIf;

/** What everyday builds leave out: it takes long, and most of what it goes through is asked by its neighbours too. */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf(value = "org.plyspace.acceptance.Torture#isWhole", disabledReason = "asked in the whole form")
@interface InWholeForm {}

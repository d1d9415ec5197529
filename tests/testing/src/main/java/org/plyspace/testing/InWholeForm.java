package org.plyspace.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIf;

/**
 * A test that everyday builds leave out, because it takes long, or asks again in other circumstances what its neighbours ask.
 * {@code -Dplyspace.tests=whole} runs it.
 */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf(value = "org.plyspace.testing.TestForm#isWhole", disabledReason = "asked in the whole form")
public @interface InWholeForm {}

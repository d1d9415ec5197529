package org.plyspace.api;

/**
 * One short statement of a rulebook.
 *
 * @param aspect its subject; several statements may share one
 * @param text a sentence or clause of a few words, fit for a table column
 * @param citation the section of the rules page: {@code rules.md 2}
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record RuleStatement(Aspect aspect, String text, String citation) {}

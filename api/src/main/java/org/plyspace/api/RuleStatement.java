package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/**
 * One short statement of a rulebook.
 *
 * @param aspect what it is about; several statements may share one
 * @param text a sentence or a clause of a few words, fit for a column of a table
 * @param citation the source's section: {@code rules.md 2}
 */
@PublicApi(usage = Usage.CALL)
public record RuleStatement(Aspect aspect, String text, String citation) {}

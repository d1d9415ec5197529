package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/**
 * A case whose verdict the rules' own sources give: data that a rule set brings along, to be held against it and against
 * other programs.
 *
 * @param id unique within its rules: {@code ROOK_002}
 * @param description what the case shows, a clause or a sentence
 * @param position the position's text
 * @param move a move in machine form; it may be one that is no move at all
 * @param valid whether it is legal there
 * @param citation the section that decides it; for an illegal move the same as the verdict's
 */
@PublicApi(usage = Usage.CALL)
public record Example(String id, String description, String position, String move, boolean valid, String citation) {}

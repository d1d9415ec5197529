/**
 * Positions over stacks of boards: men on cells, boards that move with what stands on them, paths that depend on the levels of the columns
 * crossed.
 *
 * <p>A rule set is a {@link org.plyspace.movegen.stack.StackDeclaration}: path rule, pawns, promotion, board moves, castling, names and
 * citations. It is compiled once into tables; {@link org.plyspace.movegen.stack.StackRules} turns it into rules.
 */
package org.plyspace.movegen.stack;

/**
 * Rule sets over stacks of boards: men on cells, boards that move with what stands on them, paths that depend on the levels of the columns
 * crossed. A {@link org.plyspace.movegen.stack.declare.StackDeclaration} states path rule, pawns, promotion, board moves, castling, names and
 * citations; {@link org.plyspace.movegen.stack.StackRules} turns it into rules.
 *
 * <p>There are four layers, each of which knows those before it alone: {@code declare}, {@code tables}, {@code play} and {@code words}.
 */
package org.plyspace.movegen.stack;

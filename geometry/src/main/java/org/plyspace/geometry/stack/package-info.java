/**
 * Stacks of boards: main boards that stay, movable boards that hang on anchors, and the columns of squares that lie above
 * each other (rules/meder.md 1, rules/roth.md 1).
 */
package org.plyspace.geometry.stack;

/**
 * Stacks of boards: main boards that stay, movable boards that hang on anchors, and the columns of squares that lie above
 * each other.
 */
package org.plyspace.geometry.stack;

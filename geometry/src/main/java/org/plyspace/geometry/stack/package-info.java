/** Stacks of boards: fixed main boards, movable boards that hang on anchors, and the columns of squares above each other. */
package org.plyspace.geometry.stack;

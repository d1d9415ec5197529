/** What a rule set over a stack of boards declares: men, paths, pawns, moves of boards, castling, squares. */
package org.plyspace.movegen.stack.declare;

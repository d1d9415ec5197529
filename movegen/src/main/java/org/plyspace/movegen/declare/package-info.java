/** The declarations that both families share: a variant that returns one, the rules compiled from it, and its faults. */
package org.plyspace.movegen.declare;

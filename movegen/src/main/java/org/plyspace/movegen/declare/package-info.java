/**
 * What rule sets of both families share as declarations: a variant that gives one, the rules compiled from it, and everything
 * that is wrong with it.
 */
package org.plyspace.movegen.declare;

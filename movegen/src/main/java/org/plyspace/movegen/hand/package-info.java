/**
 * Men in hand, for both families: what a rule set declares of them, what is refused, and the tables that positions look into.
 */
package org.plyspace.movegen.hand;

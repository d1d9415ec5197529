/** Game records as texts for people and other programs, and back: text like PGN, and the notation of a rule set's source. */
package org.plyspace.engine.exchange;

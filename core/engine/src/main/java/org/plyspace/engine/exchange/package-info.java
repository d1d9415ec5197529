/**
 * Conversion of game records to and from texts for people and other programs: text like PGN, and the notation of a rule set's
 * source.
 */
package org.plyspace.engine.exchange;

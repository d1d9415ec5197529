/** Checks statements about positions from other sources, line by line, against the rule sets. */
package org.plyspace.engine.verify;

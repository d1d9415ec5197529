/** Checks what others say of positions, line by line, against the rule sets found. */
package org.plyspace.engine.verify;

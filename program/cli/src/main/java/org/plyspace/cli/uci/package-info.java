/** Speaks the protocol UCI as an engine: reads what it is told, searches in a thread beside, says what it finds. */
package org.plyspace.cli.uci;

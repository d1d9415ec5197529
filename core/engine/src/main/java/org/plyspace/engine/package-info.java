/** Finds rule sets, and plays, records, verifies and counts on any of them, without depending on a particular one. */
package org.plyspace.engine;

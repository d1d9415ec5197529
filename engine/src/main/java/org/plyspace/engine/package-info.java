/** Finds rule sets, and plays, records, verifies and counts on any of them, knowing none by name. */
package org.plyspace.engine;

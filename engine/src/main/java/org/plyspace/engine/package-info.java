/** Finds rule sets, and plays, records, searches and counts on any of them. */
package org.plyspace.engine;

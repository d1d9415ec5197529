/** Shared parts of the rule sets made up for tests, written as plainly as possible. */
package org.plyspace.tck.plain;

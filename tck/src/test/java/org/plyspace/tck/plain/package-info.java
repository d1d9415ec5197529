/** What rule sets made up for tests have in common: the plainest way to do it. */
package org.plyspace.tck.plain;

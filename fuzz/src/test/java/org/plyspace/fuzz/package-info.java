/** Every reader against texts that nobody wrote: fuzzed with feedback by Jazzer, kept in a corpus, and grown. */
package org.plyspace.fuzz;

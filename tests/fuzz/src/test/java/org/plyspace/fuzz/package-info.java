/** Tests every reader with texts that nobody wrote: fuzzed by Jazzer with coverage feedback, stored in a corpus, and grown. */
package org.plyspace.fuzz;

/** Small nets that correct the evaluation: what they see, their integers, their file, and their sums along a line. */
package org.plyspace.search.net;

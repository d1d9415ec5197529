/** Small nets trained on games to correct the evaluation. */
package org.plyspace.match.train;

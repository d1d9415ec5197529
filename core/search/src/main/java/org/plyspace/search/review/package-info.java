/** Reviews of finished games: the value of each move, and the better ones. */
package org.plyspace.search.review;

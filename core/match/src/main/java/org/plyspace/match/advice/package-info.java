/** Search results about positions and games, as text and as JSON. */
package org.plyspace.match.advice;

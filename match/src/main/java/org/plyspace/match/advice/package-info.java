/** What searches say of positions and games, for people and for programs. */
package org.plyspace.match.advice;

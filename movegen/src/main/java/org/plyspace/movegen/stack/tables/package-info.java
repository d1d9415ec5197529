/** A declaration, compiled into flat arrays. */
package org.plyspace.movegen.stack.tables;

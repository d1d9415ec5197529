/** Cells and the ways between them, compiled into flat tables. */
package org.plyspace.geometry;

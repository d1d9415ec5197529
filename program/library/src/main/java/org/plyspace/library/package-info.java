/** The way into Plyspace for programs that use it as a library. */
package org.plyspace.library;

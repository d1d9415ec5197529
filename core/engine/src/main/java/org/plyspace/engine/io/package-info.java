/**
 * Access to files and texts from outside. All files are written here: replaced as a whole, grown line by line, or published as
 * a complete folder. All texts are read here: strict UTF-8, without the byte order mark, limited in length.
 */
package org.plyspace.engine.io;

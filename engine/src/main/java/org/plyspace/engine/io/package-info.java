/**
 * The doors to files and texts from outside. Files are written here and nowhere else: replaced as a whole, grown line by line,
 * or filled as a folder and then published. Texts are read here and nowhere else: strict UTF-8, the byte order mark taken,
 * limited in length.
 */
package org.plyspace.engine.io;

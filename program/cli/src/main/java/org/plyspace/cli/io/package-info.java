/** Standard input and output, files and the terminal, with all that can go wrong with them. */
package org.plyspace.cli.io;

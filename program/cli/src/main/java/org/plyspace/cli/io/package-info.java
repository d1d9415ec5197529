/** The console and its surroundings: standard streams, the terminal, environment variables. */
package org.plyspace.cli.io;

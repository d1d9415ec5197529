/** A small rule set, and the program run with it in this process. */
package org.plyspace.cli.toy;

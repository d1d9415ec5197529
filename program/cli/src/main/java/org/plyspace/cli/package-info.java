/** The command {@code plyspace}: the composition root, the only place where the parts are wired together. */
package org.plyspace.cli;

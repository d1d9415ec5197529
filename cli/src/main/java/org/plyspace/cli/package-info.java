/** The command {@code plyspace}: the composition root, the one place where the parts are put together. */
package org.plyspace.cli;

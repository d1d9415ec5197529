/** The command {@code plyspace}, the one place where the parts are put together. */
package org.plyspace.cli;

/** The subcommands, one class each, and the options they share: they read arguments, call the library and print. */
package org.plyspace.cli.command;

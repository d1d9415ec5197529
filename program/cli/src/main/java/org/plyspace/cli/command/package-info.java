/** The subcommands and the options they share: they read arguments, call a task of the core and print what came of it. */
package org.plyspace.cli.command;

/** The subcommands, one class each: they read arguments, ask the engine and print. */
package org.plyspace.cli.command;

/** Loads rule sets from jars and files, each jar in a class loader of its own; broken ones are refused with a reason. */
package org.plyspace.engine.plugin;

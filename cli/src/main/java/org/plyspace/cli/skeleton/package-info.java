/** The project that a new variant begins with. */
package org.plyspace.cli.skeleton;

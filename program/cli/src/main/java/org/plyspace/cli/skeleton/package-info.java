/** The project that a new variant starts from. */
package org.plyspace.cli.skeleton;

/** Registries for the tests of the modules above: the real rule sets, and one that does not work. */
package org.plyspace.engine.testing;

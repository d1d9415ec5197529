/** Test matrices: atomic cases of a rule set, found by questions of the variant interface alone. */
package org.plyspace.conformance.scenario;

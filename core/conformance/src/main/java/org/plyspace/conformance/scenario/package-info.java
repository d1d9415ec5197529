/** Test matrices: atomic cases of a rule set, found through the variant interface alone. */
package org.plyspace.conformance.scenario;

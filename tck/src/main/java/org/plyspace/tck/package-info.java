/** Contract tests that the author of a rule set extends to check it. */
package org.plyspace.tck;

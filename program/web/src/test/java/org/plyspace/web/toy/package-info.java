/** A rule set for tests of the page. */
package org.plyspace.web.toy;

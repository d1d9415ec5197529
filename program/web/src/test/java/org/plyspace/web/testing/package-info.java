/** Helps for tests of the page's server. */
package org.plyspace.web.testing;

/** Evaluation and search for any rule set, through the interface alone. */
package org.plyspace.search;

/** Evaluation and search for any rule set: nothing here knows one, all is asked of the interface. */
package org.plyspace.search;

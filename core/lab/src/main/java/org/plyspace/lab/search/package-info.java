/** Searches the combinations of a rule set's options for those that serve several aims. */
package org.plyspace.lab.search;

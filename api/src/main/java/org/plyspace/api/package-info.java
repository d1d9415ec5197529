/** The contract between a rule set and everything that plays, counts, compares or draws it. */
package org.plyspace.api;

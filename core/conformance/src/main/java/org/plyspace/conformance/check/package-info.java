/** Questions that every rule set must answer well, asked without its author's code: for those who write rules as data. */
package org.plyspace.conformance.check;

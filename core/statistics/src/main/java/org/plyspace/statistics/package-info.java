/** Estimates, intervals and tests. */
package org.plyspace.statistics;

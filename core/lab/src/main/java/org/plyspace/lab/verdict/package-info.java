/** What stored games say: results, verdicts on hypotheses at looks and at the end, games needed, values of pieces. */
package org.plyspace.lab.verdict;

/** Results of experiments, matches and tablebases as tables for people and as data for programs. */
package org.plyspace.report;

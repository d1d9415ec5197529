/** Results of experiments as tables for people and as data for programs. */
package org.plyspace.report;

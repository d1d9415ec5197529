/** Numbers with their uncertainty. */
package org.plyspace.lab.statistics;

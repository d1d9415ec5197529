/** Numbers with their uncertainty. */
package org.plyspace.statistics;

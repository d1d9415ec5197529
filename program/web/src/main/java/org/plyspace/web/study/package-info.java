/** Comparisons that are asked for on the page: their games are played one comparison after the other, and kept among the reports. */
package org.plyspace.web.study;

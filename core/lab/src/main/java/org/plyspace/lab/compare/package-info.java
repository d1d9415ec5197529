/** Rule sets side by side: their rules, and the metrics of the games that engines play in them. */
package org.plyspace.lab.compare;

/** Rule sets side by side: their rules, and what metrics say of the games that engines play in them. */
package org.plyspace.lab.compare;

/** Rule sets side by side: their rules, and what metrics say of the games that machines play in them. */
package org.plyspace.lab.compare;

/** Rule sets side by side: their rules, and what random play makes of them. */
package org.plyspace.lab.compare;

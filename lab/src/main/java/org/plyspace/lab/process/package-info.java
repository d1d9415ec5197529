/** Other programs that are talked to line by line. */
package org.plyspace.lab.process;

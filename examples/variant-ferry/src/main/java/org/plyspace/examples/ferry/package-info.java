/** An outside variant over a stack of boards: Ferry chess, where six boards carry men over the water (ferry.md). */
package org.plyspace.examples.ferry;

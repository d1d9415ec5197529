/** An outside variant written as one declaration: Raumschach on 5x5x5 (raumschach.md). */
package org.plyspace.examples.raumschach;

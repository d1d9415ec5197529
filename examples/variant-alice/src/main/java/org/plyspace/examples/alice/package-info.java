/** An outside variant: Alice chess, where every move ends on the other board (alice.md). */
package org.plyspace.examples.alice;

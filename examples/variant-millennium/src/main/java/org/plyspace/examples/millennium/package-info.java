/** An outside variant: Millennium 3D Chess on three boards of 8x8 (millennium.md). */
package org.plyspace.examples.millennium;

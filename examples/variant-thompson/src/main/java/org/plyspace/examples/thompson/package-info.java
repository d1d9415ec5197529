/** An outside variant over boards that move, whose men move in space: Thompson's tridimensional chess (docs/rules/thompson.md). */
package org.plyspace.examples.thompson;

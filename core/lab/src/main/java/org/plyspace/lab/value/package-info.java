/** Values of pieces: by the rules alone, by results, and by games in which each side lacks some pieces. */
package org.plyspace.lab.value;

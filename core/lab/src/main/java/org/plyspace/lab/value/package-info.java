/** Values of pieces: by the rules alone, and by games with odds. */
package org.plyspace.lab.value;

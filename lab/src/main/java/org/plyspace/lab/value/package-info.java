/** What pieces are worth: by the rules alone, by results, and by games in which each side lacks something else. */
package org.plyspace.lab.value;

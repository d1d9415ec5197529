/** Games on the page: who plays, who watches, and machines that think. */
package org.plyspace.web.game;

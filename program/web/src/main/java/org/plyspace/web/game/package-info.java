/** Games on the page: who plays, who watches, and engines that think. */
package org.plyspace.web.game;

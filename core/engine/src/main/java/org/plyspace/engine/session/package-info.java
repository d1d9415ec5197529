/** Games that people play, at a terminal or elsewhere: the table, and where games are saved. */
package org.plyspace.engine.session;

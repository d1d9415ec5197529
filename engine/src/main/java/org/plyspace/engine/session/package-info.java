/** Games that people play, at a terminal or elsewhere: the table, and where they are kept. */
package org.plyspace.engine.session;

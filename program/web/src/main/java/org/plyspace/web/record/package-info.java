/** Recorded games and reports, which are read and never changed. */
package org.plyspace.web.record;

/** Games that were written down, and reports: read, never changed. */
package org.plyspace.web.record;

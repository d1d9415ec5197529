/** Questions about rule sets and positions, which change nothing. */
package org.plyspace.web.question;

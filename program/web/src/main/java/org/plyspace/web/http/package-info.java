/** The handling of every request: who may send it, how it is read and how it is refused; and the files of the page. */
package org.plyspace.web.http;

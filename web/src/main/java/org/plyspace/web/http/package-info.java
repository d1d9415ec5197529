/** The path of every request: who may ask, how it is read, how it is refused; and the files of the page. */
package org.plyspace.web.http;

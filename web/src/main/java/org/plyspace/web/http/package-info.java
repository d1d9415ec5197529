/** What every request goes through: who may ask, what is read of it, how it is denied, and the files of the page. */
package org.plyspace.web.http;

/** The server of the page, put together. */
package org.plyspace.web;

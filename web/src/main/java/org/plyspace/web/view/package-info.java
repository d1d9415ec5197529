/** What is drawn and said on the page, as JSON (docs/page-api.md). */
package org.plyspace.web.view;

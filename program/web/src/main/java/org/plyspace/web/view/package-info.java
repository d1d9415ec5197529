/** The views that the page draws, as JSON (docs/page-api.md). */
package org.plyspace.web.view;

/** Results as documents: headings, paragraphs and tables of typed cells, with one writer for each form. */
package org.plyspace.report.doc;

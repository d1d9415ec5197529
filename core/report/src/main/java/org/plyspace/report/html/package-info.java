/** Results of experiments as one page of HTML that needs nothing else: charts, tables, boards and games. */
package org.plyspace.report.html;

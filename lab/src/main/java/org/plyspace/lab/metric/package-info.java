/** What games tell of a rule set: numbers with their definition, taken from games that are replayed once. */
package org.plyspace.lab.metric;

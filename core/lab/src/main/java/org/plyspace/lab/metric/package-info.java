/** Metrics of rule sets: numbers with their definitions, computed from games that are replayed once. */
package org.plyspace.lab.metric;

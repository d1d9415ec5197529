/** Numbers of rule sets: metrics with their definitions, read from games that are replayed once, with intervals and differences. */
package org.plyspace.lab.numbers;

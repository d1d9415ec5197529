/** JMH benchmarks, each asserting the counts it measures by. */
package org.plyspace.bench;

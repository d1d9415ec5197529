/** Experiments of the lab on Apache Spark: the side that Spark loads, which uses Spark and the JDK alone. */
package org.plyspace.spark;

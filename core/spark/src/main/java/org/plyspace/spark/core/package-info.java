/**
 * Experiments of the lab on Apache Spark: the side loaded by {@link org.plyspace.spark.CoreLoader}, which sees nothing of
 * Spark.
 */
package org.plyspace.spark.core;

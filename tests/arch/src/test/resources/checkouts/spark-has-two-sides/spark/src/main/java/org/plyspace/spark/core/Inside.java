package org.plyspace.spark.core;

import java.util.List;
import org.apache.spark.SparkFiles;
import org.plyspace.api.Rules;
import org.plyspace.cli.Main;
import org.plyspace.lab.games.Store;
import org.plyspace.spark.Outside;
import static org.plyspace.search.Weights.GENERIC;

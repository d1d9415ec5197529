/** Studies: the plan of an experiment, its settings, odds, engines and hypotheses, written down before anything is played. */
package org.plyspace.lab.study;

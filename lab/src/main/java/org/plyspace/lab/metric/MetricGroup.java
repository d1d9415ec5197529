package org.plyspace.lab.metric;

/** What metrics are about, in the order in which they are shown. */
public enum MetricGroup {
    RESULT("results"),
    LENGTH("length"),
    SPACE("space"),
    CHOICE("choice"),
    TENSION("tension"),
    SKILL("skill"),
    RULES("what the rules make special");

    private final String title;

    MetricGroup(String title) {
        this.title = title;
    }

    /** What a table calls it; a group in data files. */
    public String title() {
        return title;
    }
}

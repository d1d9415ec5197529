package org.plyspace.lab.numbers;

/** The subjects of metrics, in the order in which they are shown. */
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

    /** The title in tables; the group in data files. */
    public String title() {
        return title;
    }
}

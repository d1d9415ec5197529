class Breaks {
    void hurry() {
        Assertions.assertTimeoutPreemptively(SOON, () -> {});
    }
}

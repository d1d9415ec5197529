class Keeps {
    void await() {
        event.await();
        sleepers.remove(this);
        Instant.EPOCH.plus(Duration.ofSeconds(1));
    }
}

class Breaks {
    void await() throws InterruptedException {
        Thread.sleep(1);
        TimeUnit.SECONDS.sleep(1);
        LockSupport.parkNanos(1);
        clock(System::nanoTime, System.currentTimeMillis(), Instant.now());
    }
}

class Keeps {
    long now() {
        return System.nanoTime();
    }
}

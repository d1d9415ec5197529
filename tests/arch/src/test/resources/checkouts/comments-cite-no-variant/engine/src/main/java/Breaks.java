/** As in cube.md 3. */
class Breaks {
    // Quux has three kings
    String text = "quux";
}

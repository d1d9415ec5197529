package org.plyspace.bench;

/** Counts endings against a bare king on a cube by {@link BareKing}. */
final class BareKingCount {

    private BareKingCount() {}

    /**
     * Takes the cells along an edge and White's pieces besides the king, like ones together, such as {@code 5 RRN}. Prints the numbers
     * of won and drawn positions with White to move, of lost and drawn ones with Black to move, and the plies of the longest win.
     */
    public static void main(String[] args) {
        if (args.length != 2 || !args[0].matches("[2-9]|1[0-9]") || !args[1].matches("[QRBNU]{0,3}")) {
            System.err.println("usage: BareKingCount EDGE PIECES, up to three of Q, R, B, N and U");
            System.exit(2);
        }
        long[] counts = BareKing.of(Integer.parseInt(args[0]), args[1]).counts();
        System.out.printf("%d %d %d %d %d%n", counts[0], counts[1], counts[2], counts[3], counts[4]);
    }
}

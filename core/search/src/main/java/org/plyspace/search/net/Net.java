package org.plyspace.search.net;

import java.util.Arrays;
import org.plyspace.api.PublicApi;
import org.plyspace.api.PublicApi.Usage;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * A net in integers. For each side, a number of units sum the rows of {@link NetFeatures} as that side sees the position; what
 * they have, cut to 0 to {@value #FULL}, is weighed for the side to move and for the other one, and the sum is the correction of the
 * score for the side to move. Immutable.
 */
@PublicApi(usage = Usage.CALL)
public final class Net {

    /** The largest number of units of a side. */
    public static final int MOST_UNITS = 64;
    /** What a unit has at most. */
    public static final int FULL = 255;
    /** The number of units of an output weight in a hundredth of a pawn. */
    public static final int CENTIPAWN = 16;
    /** The largest number of characters of the text form. */
    public static final int LONGEST = 100_000_000;

    private final String setting;
    private final String terms;
    private final int units;
    private final short[] numbers;
    /** The first layer by row and unit, and the biases of its units behind it. */
    private final int[] first;
    /** The output weights of the side to move, those of the other side, and the output bias. */
    private final int[] output;

    /**
     * Creates a net.
     *
     * @param setting the rule set that it plays, with its options
     * @param terms the checksum of the weights that it corrects
     * @param units the number of units of a side, 1 to {@value #MOST_UNITS}
     * @param numbers the first layer row by row, its biases, the output weights of the side to move and of the other side, and the
     *     output bias, which counts {@value #FULL} times; copied
     */
    public Net(String setting, String terms, int units, short[] numbers) {
        this.setting = setting;
        this.terms = terms;
        this.units = units;
        this.numbers = numbers.clone();
        int outputs = 2 * units + 1;
        this.first = new int[numbers.length - outputs];
        Arrays.setAll(first, i -> numbers[i]);
        this.output = new int[outputs];
        Arrays.setAll(output, i -> numbers[first.length + i]);
    }

    /** How many numbers a net has. */
    public static long size(int rows, int units) {
        return (rows + 3L) * units + 1;
    }

    /**
     * Parses the text form.
     *
     * @param name the name for messages
     * @throws UsageException if the text is no net, or damaged
     */
    public static Net parse(String text, String name) {
        return NetFormat.parse(text, name);
    }

    /** The text form, with a final line break. */
    public String text() {
        return NetFormat.text(this);
    }

    /**
     * Refuses another rule set, or weights that this net was not trained to correct.
     *
     * @param played the rule set, with its options
     * @param weights the checksum of its weights
     * @throws UsageException if it does not suit them
     */
    public void require(String played, String weights, NetFeatures features) {
        if (!setting.equals(played)) {
            throw new UsageException("the net is for " + Texts.shorten(setting) + ", not for " + played);
        }
        if (!terms.equals(weights)) {
            throw new UsageException("the net corrects the weights with the checksum " + terms + ", not those with "
                    + weights + "; name with eval= what it was trained with");
        }
        if (rows() != features.rows()) {
            throw new UsageException("the net has " + rows() + " rows for " + played + "; expected " + features.rows());
        }
    }

    String setting() {
        return setting;
    }

    String terms() {
        return terms;
    }

    short[] numbers() {
        return numbers;
    }

    /** The number of units of a side. */
    public int units() {
        return units;
    }

    /** The number of rows of the first layer. */
    public int rows() {
        return first.length / units - 1;
    }

    /**
     * The correction for the side to move, in hundredths of a pawn, summed anew.
     *
     * @param own the {@linkplain NetFeatures#of rows} that the side to move sees
     * @param other the rows that the other side sees
     */
    public int correction(int[] own, int[] other) {
        int[] sums = new int[2 * units];
        bias(sums, 0);
        bias(sums, units);
        for (int row : own) {
            add(row, 1, sums, 0);
        }
        for (int row : other) {
            add(row, 1, sums, units);
        }
        return correction(sums, 0, Side.WHITE);
    }

    /** Writes the biases of the first layer. */
    void bias(int[] sums, int at) {
        System.arraycopy(first, first.length - units, sums, at, units);
    }

    /** Adds a row some times. */
    void add(int row, int times, int[] sums, int at) {
        int from = row * units;
        for (int unit = 0; unit < units; unit++) {
            sums[at + unit] += times * first[from + unit];
        }
    }

    /**
     * The correction for the side to move, in hundredths of a pawn.
     *
     * @param sums White's sums from an index on, followed by Black's
     */
    int correction(int[] sums, int at, Side toMove) {
        int own = at + toMove.index() * units;
        int other = at + toMove.opposite().index() * units;
        int sum = output[2 * units] * FULL;
        for (int unit = 0; unit < units; unit++) {
            sum += output[unit] * Math.max(0, Math.min(FULL, sums[own + unit]));
        }
        for (int unit = 0; unit < units; unit++) {
            sum += output[units + unit] * Math.max(0, Math.min(FULL, sums[other + unit]));
        }
        return sum / (FULL * CENTIPAWN);
    }
}

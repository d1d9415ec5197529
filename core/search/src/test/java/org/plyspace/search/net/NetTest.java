package org.plyspace.search.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.search.Weights;

@DisplayName("A net")
class NetTest {

    private static final Rules RULES = SampleNets.rules("hands");

    /** Two rows and one unit: 100 a row, bias 20; own weight 3 x 16 hundredths, other's -1 x 16, bias 10 x 16. */
    @ParameterizedTest
    @CsvSource({
        // own 220, other 20: (48 * 220 - 16 * 20) / 255 = 40.1, plus 160, in sixteenths
        "true, false, 12",
        // own 20, other 320 cut to 255
        "false, true, 9",
        // own 20, other 20: 2.5 of 16
        "false, false, 10"
    })
    void cutsWhatUnitsHaveAndWeighsIt(boolean own, boolean other, int expected) {
        Net net = new Net("toy", "0", 1, new short[] {200, 300, 20, 48, -16, 160});

        assertEquals(2, net.rows());
        assertEquals(expected, net.correction(own ? new int[] {0} : new int[0], other ? new int[] {1} : new int[0]));
    }

    @Test
    void isReadAsItWasWritten() {
        Net net = SampleNets.of(RULES, 9, 4);
        Net read = Net.parse("plyspace-net/1\n# a note\n" + net.text().split("\n", 2)[1], "a test");

        assertArrayEquals(net.numbers(), read.numbers());
        assertEquals(net.text(), read.text());
        read.require(RULES.setting(), Weights.usual(RULES).checksum(), new NetFeatures(RULES));
    }

    /** Whichever character is another one. */
    @Test
    void isRefusedWhereItIsDamaged() {
        String text = SampleNets.of(RULES, 2, 4).text();
        for (int i = 0; i < text.length(); i++) {
            char other = text.charAt(i) == '7' ? '3' : '7';
            if (text.charAt(i) != '\n') {
                String damaged = text.substring(0, i) + other + text.substring(i + 1);
                String message = assertThrows(UsageException.class, () -> Net.parse(damaged, "a.net"), damaged)
                        .getMessage();
                assertTrue(message.contains("a.net"), message);
            }
        }
        for (int i = 0; i < text.length() - 1; i++) {
            String cut = text.substring(0, i);
            assertThrows(UsageException.class, () -> Net.parse(cut, "a.net"), cut);
        }
    }

    @Test
    void isRefusedElsewhereThanWhereItWasTrained() {
        Net net = SampleNets.of(RULES, 2, 4);
        NetFeatures features = new NetFeatures(RULES);
        String weights = Weights.usual(RULES).checksum();

        assertTrue(refusal(net, "cube", weights, features).contains("the net is for hands, not for cube"));
        assertTrue(refusal(net, "hands", Weights.GENERIC1.checksum(), features).contains("corrects the weights"));
        assertTrue(refusal(net, "hands", weights, new NetFeatures(SampleNets.rules("uneven")))
                .contains("expected"));
    }

    private static String refusal(Net net, String setting, String weights, NetFeatures features) {
        return assertThrows(UsageException.class, () -> net.require(setting, weights, features))
                .getMessage();
    }
}

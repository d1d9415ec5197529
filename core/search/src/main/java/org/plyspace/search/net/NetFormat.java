package org.plyspace.search.net;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import java.util.zip.CRC32;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * The text form of a {@link Net}: lines of a name and a value, then its numbers as two bytes each, the higher one first, in Base64.
 * The checksum is that of the other lines and of this text without line breaks.
 */
final class NetFormat {

    private static final String FIRST = "plyspace-net/1";
    private static final String HINT = "; expected what 'train' wrote, unchanged";
    private static final int LINE = 100;

    private final String name;
    private final Iterator<String> lines;
    private final CRC32 sum = new CRC32();

    private NetFormat(String name, List<String> lines) {
        this.name = name;
        this.lines = lines.iterator();
    }

    static String text(Net net) {
        String head = String.join(
                        "\n",
                        "setting " + net.setting(),
                        "weights " + net.terms(),
                        "units " + net.units(),
                        "rows " + net.rows())
                + "\n";
        ByteBuffer bytes = ByteBuffer.allocate(Short.BYTES * net.numbers().length);
        bytes.asShortBuffer().put(net.numbers());
        CRC32 sum = new CRC32();
        sum.update(head.getBytes(StandardCharsets.UTF_8));
        sum.update(Base64.getEncoder().encode(bytes.array()));
        return FIRST + "\n" + head + "checksum " + hexadecimal(sum) + "\n"
                + Base64.getMimeEncoder(LINE, new byte[] {'\n'}).encodeToString(bytes.array()) + "\n";
    }

    private static String hexadecimal(CRC32 sum) {
        return String.format("%08x", sum.getValue());
    }

    static Net parse(String text, String name) {
        List<String> lines = text.lines().filter(line -> !line.startsWith("#")).toList();
        if (lines.isEmpty() || !lines.get(0).equals(FIRST)) {
            throw new UsageException(name + " is not a net; expected '" + FIRST + "' in its first line");
        }
        return new NetFormat(name, lines.subList(1, lines.size())).read();
    }

    private Net read() {
        String setting = value("setting");
        String terms = value("weights");
        int units = number("units", Net.MOST_UNITS);
        int rows = number("rows", Integer.MAX_VALUE);
        String checksum = value("checksum");
        StringBuilder encoded = new StringBuilder();
        lines.forEachRemaining(encoded::append);
        sum.update(encoded.toString().getBytes(StandardCharsets.UTF_8));
        if (!checksum.equals(hexadecimal(sum))) {
            throw damaged("its checksum is " + hexadecimal(sum) + " instead of " + Texts.shorten(checksum));
        }
        byte[] bytes = decode(encoded.toString());
        if (bytes.length != Short.BYTES * Net.size(rows, units)) {
            throw damaged(
                    "it has " + bytes.length + " bytes of numbers instead of " + Short.BYTES * Net.size(rows, units));
        }
        short[] numbers = new short[bytes.length / Short.BYTES];
        ByteBuffer.wrap(bytes).asShortBuffer().get(numbers);
        return new Net(setting, terms, units, numbers);
    }

    private byte[] decode(String encoded) {
        try {
            return Base64.getDecoder().decode(encoded);
        } catch (IllegalArgumentException other) {
            throw damaged("its numbers are not Base64");
        }
    }

    private String value(String word) {
        String line = lines.hasNext() ? lines.next() : "";
        if (!line.startsWith(word + " ")) {
            throw damaged("'" + Texts.shorten(line) + "' stands where '" + word + "' belongs");
        }
        if (!word.equals("checksum")) {
            sum.update((line + "\n").getBytes(StandardCharsets.UTF_8));
        }
        return line.substring(word.length() + 1);
    }

    private int number(String word, int most) {
        String value = value(word);
        if (!value.matches("[1-9][0-9]{0,8}") || Integer.parseInt(value) > most) {
            throw damaged("'" + Texts.shorten(value) + "' is not a number of " + word);
        }
        return Integer.parseInt(value);
    }

    private UsageException damaged(String what) {
        return new UsageException("the net " + name + " is damaged: " + what + HINT);
    }
}

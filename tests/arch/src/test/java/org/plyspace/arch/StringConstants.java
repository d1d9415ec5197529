package org.plyspace.arch;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Reads the string constants of a class file, which ArchUnit does not provide (Java Virtual Machine Specification 4.4). */
final class StringConstants {

    private static final int MAGIC = 0xCAFEBABE;

    private StringConstants() {}

    /**
     * The strings that the code of a class loads, including the fixed parts of concatenations; names and descriptors are
     * excluded.
     *
     * @throws IOException if the input is not a class file, or has constants of an unknown kind
     */
    static List<String> read(InputStream classFile) throws IOException {
        DataInputStream in = new DataInputStream(classFile);
        if (in.readInt() != MAGIC) {
            throw new IOException("not a class file");
        }
        in.skipNBytes(4);
        int count = in.readUnsignedShort();
        String[] texts = new String[count];
        List<Integer> strings = new ArrayList<>();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> texts[i] = in.readUTF();
                case 8 -> strings.add(in.readUnsignedShort());
                case 5, 6 -> {
                    in.skipNBytes(8);
                    i++; // a long or double takes two places
                }
                default -> in.skipNBytes(size(tag));
            }
        }
        return strings.stream().map(index -> texts[index]).toList();
    }

    private static int size(int tag) throws IOException {
        return switch (tag) {
            case 7, 16, 19, 20 -> 2;
            case 15 -> 3;
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
            default -> throw new IOException("constant of unknown kind " + tag);
        };
    }
}

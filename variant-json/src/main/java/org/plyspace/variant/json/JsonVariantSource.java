package org.plyspace.variant.json;

import com.google.auto.service.AutoService;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Optional;
import org.plyspace.api.TextException;
import org.plyspace.api.Variant;
import org.plyspace.api.VariantSource;
import org.plyspace.api.text.Utf8;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;
import org.plyspace.variant.json.tree.TreeReader;

/** Makes a variant of a file whose name ends in {@code .json}. */
@AutoService(VariantSource.class)
public final class JsonVariantSource implements VariantSource {

    private static final int LONGEST = 200_000;

    @Override
    public boolean reads(String fileName) {
        return fileName.toLowerCase(Locale.ROOT).endsWith(".json");
    }

    @Override
    public Variant read(String fileName, InputStream content) throws IOException {
        return read(fileName, content, true);
    }

    @Override
    public Optional<WithoutStart> readWithoutStart(String fileName, InputStream content) throws IOException {
        JsonVariant variant = read(fileName, content, false);
        return variant.start().map(start -> new WithoutStart(variant, start));
    }

    private static JsonVariant read(String fileName, InputStream content, boolean withStart) throws IOException {
        byte[] bytes = content.readNBytes(LONGEST + 1);
        if (bytes.length > LONGEST) {
            throw TextException.inFile(
                    "", 0, fileName + " is longer than " + LONGEST + " bytes, the longest file of rules read here");
        }
        String text = Utf8.decode(fileName, bytes);
        Mistakes mistakes = new Mistakes(fileName, text);
        Node file = TreeReader.read(text, mistakes);
        return JsonVariant.read(fileName, file, withStart, mistakes);
    }
}

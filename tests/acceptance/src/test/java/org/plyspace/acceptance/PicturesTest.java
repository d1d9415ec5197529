package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Layout;
import org.plyspace.api.Piece;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Boards drawn as SVG and HTML by the commands. */
class PicturesTest {

    @TempDir
    private Path folder;

    static Stream<String> variants() {
        return Stream.concat(Program.registry().variants().stream().map(found -> found.id()), Stream.of("cube:n=12"));
    }

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static List<String> texts(Document document, String element) {
        NodeList nodes = document.getElementsByTagName(element);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> nodes.item(i).getTextContent())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyBoardAnchorAndManOfAVariantIsThere(String variant) throws Exception {
        Program.Result result = new Program().run("show", variant, "--svg", "-");

        assertEquals(0, result.code(), result.err());
        Document svg = parsed(result.out());
        List<String> texts = texts(svg, "text");
        Rules rules = Program.registry().rules(variant);
        Setup start = rules.start();
        for (Layout.Board board : rules.layout(start).boards()) {
            assertTrue(texts.contains(board.name()), board.name());
            board.fileNames().forEach(name -> assertTrue(texts.contains(name), name));
            board.rankNames().forEach(name -> assertTrue(texts.contains(name), name));
            for (Layout.Square square : board.squares()) {
                int code = start.pieceAt(square.cell());
                if (code != Piece.NONE) {
                    String man = Piece.side(code).word() + " "
                            + rules.pieceTypes().get(Piece.type(code)).name() + " on " + square.name();
                    assertTrue(texts(svg, "title").contains(man), man);
                }
            }
        }
        rules.layout(start).anchors().stream()
                .filter(anchor -> anchor.free() && !anchor.inverted())
                .forEach(anchor -> assertTrue(texts.contains(anchor.name()), anchor.name()));
    }

    @Test
    void filesAreWrittenAndTheBoardsPrintedAsWell() throws Exception {
        Path svg = folder.resolve("board.svg");
        Path html = folder.resolve("board.html");

        Program.Result result = new Program()
                .run("show", "twoboard", "--move", "e2-e4", "--svg", svg.toString(), "--html", html.toString());

        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().contains("[P]"), result.out());
        assertTrue(texts(parsed(Files.readString(svg)), "text").contains("the last move"));
        assertTrue(Files.readString(html).contains(Files.readString(svg)));
    }

    @Test
    void twoRuleSetsAreContrasted() throws Exception {
        String[] question = {"moves", "twoboard", "--at", "e2", "--contrast"};
        Program.Result text = new Program().run(with(question, "twoboard:doubleStep=off"));

        assertTrue(text.out().contains("twoboard:doubleStep=off"), text.out());
        assertTrue(text.out().contains("*o*"), text.out());
        assertTrue(text.out().contains("* *  only in this picture"), text.out());
        Program.Result svg = new Program().run(with(question, "twoboard:doubleStep=off", "--svg", "-"));
        assertTrue(texts(parsed(svg.out()), "text").contains("only in this picture"));
    }

    private static String[] with(String[] words, String... more) {
        return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void aFileThatCannotBeWrittenIsToldInALine() throws IOException {
        Program.Result result = new Program().run("show", "twoboard", "--svg", folder + "/no/such/folder.svg");

        assertEquals(2, result.code());
        assertEquals(1, result.err().lines().count(), result.err());
    }
}

package org.plyspace.lab.claim;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads files of claims (docs/json.md, Claims), strictly: unknown fields, wrong types and duplicate fields are refused. */
public final class ClaimsFormat {

    /** Value of the field {@code format}. */
    public static final String FORMAT = "plyspace-claims/1";

    /** The most characters of a file. */
    public static final int LONGEST = 5_000_000;

    private static final int LARGEST_NUMBER = 9_999;
    private static final List<String> FIELDS = List.of("$schema", "format", "source", "title", "claims");
    private static final List<String> CLAIM_FIELDS =
            List.of("number", "text", "about", "hypothesis", "tests", "remark");
    private static final List<String> KINDS = List.of(
            LegalTest.KIND,
            MovesTest.KIND,
            CheckmateTest.KIND,
            ReachTest.KIND,
            PathsTest.KIND,
            ImmobileTest.KIND,
            PicturesTest.KIND,
            SquaresTest.KIND,
            TablesTest.KIND,
            MetricTest.KIND,
            MetricTest.CONTRAST,
            ContestTest.KIND,
            ValueTest.KIND,
            UntestedTest.KIND);

    private ClaimsFormat() {}

    /**
     * Reads the claims about a rule set.
     *
     * @param id the id of the rule set, which is meant by tests that name no other
     * @param place the name of the file in messages
     * @throws UsageException if the file is malformed
     */
    public static RuleSetClaims read(String text, String id, String place) {
        JsonNode root;
        try {
            root = JsonMappers.STRICT.readTree(text);
        } catch (JacksonException broken) {
            throw new UsageException(place + ": not JSON" + lineOf(broken) + BrokenJson.placeAndReason(broken)
                    + "; expected one object with the fields " + String.join(", ", FIELDS));
        }
        JsonFields fields = JsonFields.of(root, place, UsageException::new).allowing(FIELDS);
        String format = fields.text("format");
        if (!format.equals(FORMAT)) {
            throw fields.refusal("format", "expected " + FORMAT + ", found '" + Texts.shorten(format) + "'");
        }
        String source = fields.text("source");
        List<Claim> claims = new ArrayList<>();
        Set<Integer> numbers = new HashSet<>();
        for (JsonFields claim : fields.someObjects("claims")) {
            int number = claim.number("number", 1, LARGEST_NUMBER);
            if (!numbers.add(number)) {
                throw claim.refusal("number", "there are two claims " + number + "; expected each number once");
            }
            claims.add(claim(claim.named(place + ": claim " + Texts.shorten(source) + " " + number), number, id));
        }
        return new RuleSetClaims(id, place, source, fields.text("title"), claims);
    }

    private static String lineOf(JacksonException broken) {
        return broken.getLocation() == null
                ? ""
                : " in line " + broken.getLocation().getLineNr();
    }

    private static Claim claim(JsonFields fields, int number, String id) {
        fields.allowing(CLAIM_FIELDS);
        return new Claim(
                number,
                fields.text("text"),
                fields.optionalText("about"),
                fields.text("hypothesis"),
                fields.someObjects("tests").stream().map(test -> test(test, id)).toList(),
                fields.optionalText("remark"));
    }

    private static ClaimTest test(JsonFields fields, String id) {
        String kind = fields.text("kind");
        return switch (kind) {
            case LegalTest.KIND -> LegalTest.read(fields, id);
            case MovesTest.KIND -> MovesTest.read(fields, id);
            case CheckmateTest.KIND -> CheckmateTest.read(fields, id);
            case ReachTest.KIND -> ReachTest.read(fields, id);
            case PathsTest.KIND -> PathsTest.read(fields, id);
            case ImmobileTest.KIND -> ImmobileTest.read(fields, id);
            case PicturesTest.KIND -> PicturesTest.read(fields, id);
            case SquaresTest.KIND -> SquaresTest.read(fields, id);
            case TablesTest.KIND -> TablesTest.read(fields, id);
            case MetricTest.KIND, MetricTest.CONTRAST -> MetricTest.read(fields, id);
            case ContestTest.KIND -> ContestTest.read(fields, id);
            case ValueTest.KIND -> ValueTest.read(fields, id);
            case UntestedTest.KIND -> UntestedTest.read(fields);
            default ->
                throw fields.refusal(
                        "kind",
                        "expected one of " + String.join(", ", KINDS) + ", found '" + Texts.shorten(kind) + "'"
                                + NearestMatch.question(kind, KINDS));
        };
    }
}

package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.tck.SpoilingList.Spoiling;
import org.plyspace.tck.hex.HexVariant;
import org.plyspace.tck.toy.ToyVariant;

/** Checks that each contract test fails on a toy that breaks the contract. */
final class ContractsCanFailTest {

    static List<Spoiling> spoilings() {
        return Stream.of(Spoilings.all(), SpoilingsOfTexts.all(), SpoilingsOfBoards.all(), SpoilingsOfMoves.all())
                .flatMap(List::stream)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("spoilings")
    void contractNoticesWhatIsWrong(Spoiling spoiling) throws Exception {
        List<String> positions = spoiling.test().equals("thereIsSomethingToPlay") ? List.of() : ToyPositions.RARE;
        VariantContract contract = contractOf(Spoilt.variant(new ToyVariant(), spoiling.answers()), positions);
        assertTrue(Failures.in(contract, test(spoiling.test())), () -> spoiling + ", but passes");
    }

    @Test
    void everyContractTestHasSomethingThatItMustNotice() {
        Set<String> tests = Stream.of(VariantContract.class.getMethods())
                .filter(method ->
                        method.isAnnotationPresent(Test.class) || method.isAnnotationPresent(TestFactory.class))
                .map(Method::getName)
                .collect(Collectors.toSet());
        assertEquals(tests, spoilings().stream().map(Spoiling::test).collect(Collectors.toSet()));
    }

    /** The hexagons have what the toy lacks: hands, drops, marks, capture from afar, a goal. */
    static List<Spoiling> spoilingsOfHexagons() {
        return SpoilingsOfHexagons.all();
    }

    @ParameterizedTest
    @MethodSource("spoilingsOfHexagons")
    void contractNoticesWhatIsWrongOnHexagons(Spoiling spoiling) throws Exception {
        Variant variant = Spoilt.variant(new HexVariant(), spoiling.answers());
        VariantContract contract = new HexContractTest() {
            @Override
            protected Variant variant() {
                return variant;
            }
        };
        assertTrue(Failures.in(contract, test(spoiling.test())), () -> spoiling + ", but passes");
    }

    static VariantContract contractOf(Variant variant, List<String> positions) {
        return new VariantContract() {
            @Override
            protected Variant variant() {
                return variant;
            }

            @Override
            protected List<Map<String, String>> optionSets() {
                return List.of(Map.of(), Map.of("handover", "off"));
            }

            @Override
            protected Effort effort() {
                return new Effort(1, 40, 200, 200_000);
            }

            @Override
            protected List<String> positions(Rules rules) {
                return positions;
            }
        };
    }

    private static Method test(String name) throws NoSuchMethodException {
        return VariantContract.class.getMethod(name);
    }
}

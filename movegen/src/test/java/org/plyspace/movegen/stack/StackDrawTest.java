package org.plyspace.movegen.stack;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.movegen.RandomMoves;
import org.plyspace.tck.text.TextRules;

@DisplayName("Moves at random in stacks")
final class StackDrawTest {

    /** The positions have pawns that promote by stepping, by capturing and when a board leaves; boards that stay; pins and checks. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "M:rk1p/4/P3/1KQ1|B1@L0:2/1N|B2@L1:q1/2|B3@L2:2/RB w - - 0 1",
                "M:Pk2/4/4/3K|B1@L2:2/2|B2@R0:2/2|B3@R1:2/2 w - - 0 1",
                "M:2k1/P3/4/3K|B1@L2:2/1P|B2@R0:2/P1|B3@R1:2/2 w - - 0 1",
                "M:k3/n3/2K1/R3|B1@L1:1n/2|B2@R0:2/2|B3@R1:2/2 w - - 0 1",
                "M:k3/4/4/r1BK|B1@L0:2/2|B2@R0:2/2|B3@R1:1N/2 w - - 0 1",
                "M:k3/1p2/4/2RK|B1@L0:2/2|B2@R0:p1/2|B3@R1:2/2 b - - 0 1",
            })
    void areEquallyLikely(String position) {
        RandomMoves.areEquallyLikely(new TextRules(new ToyStack(), "boards=3,carry=on").read(position));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "M:3/3/3/1b1/PPP/K1R|N:3/3/3/3/3/3|O:rn1/3/3/3/3/BN1|Q:1|S:kpp|B@p31:1P1/3 w K - 0 1",
                "M:3/3/3/3/P1P/K1R|N:3/3/3/3/3/3|O:3/3/3/3/3/3|Q:1|S:k2|B@p31:3/3 w K - 0 1",
                "M:3/3/pPp/3/3/K1R|N:3/3/3/3/3/3|O:3/3/3/3/3/3|Q:1|S:k2|B@p31:3/3 b - b3:b4M 0 1 spent=b4M",
            })
    void areEquallyLikelyInATower(String position) {
        RandomMoves.areEquallyLikely(new TextRules(new ToyTower(), "").read(position));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "captured, 'M:kr2/pp2/2PP/2RK|X@a:2/N1|Y@d:2/1n w - - 0 1 hand=N,P2,r'",
        "limited, 'M:k2r/pp2/2P1/2RK|X@b:2/2|Y@e:2/1n w - - 0 1 hand=N,P2,R,r'",
        "captured, 'M:k2r/4/4/3K|X@b:2/2|Y@e:2/2 w - - 0 1 hand=N,P2,R,r'",
        "placed, 'M:1r2/pp2/2PP/2R1|X@a:2/N1|Y@d:2/1n w - - 0 1 hand=K,N,k,n'",
    })
    void areEquallyLikelyWithHands(String hands, String position) {
        RandomMoves.areEquallyLikely(new TextRules(new ToyHands(), "hands=" + hands).read(position));
    }

    @ParameterizedTest(name = "options: {0}")
    @ValueSource(strings = {"", "selfCapture=on"})
    void areEquallyLikelyAmongSlabs(String options) {
        RandomMoves.areEquallyLikely(new TextRules(new ToySlabs(), options).start());
    }
}

package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.Arrangements;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.Seeds;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What sources say of their games, where the rules do not tell it at once: pieces among men at random, all ways to hang boards, tables. */
class SourcesByCountingTest {

    private static final double HALF_A_HUNDREDTH = 0.005;

    /** By setting and symbol: the cells that a piece attacks on average among men at random. */
    private static final Map<String, Map<String, Double>> ATTACKED = new HashMap<>();

    @TempDir
    private static Path tables;

    private static Registry registry;

    /** Some of all. */
    private record Share(long some, long all) {}

    @BeforeAll
    static void load() {
        registry = Program.registry();
    }

    private static int code(Rules rules, String symbol, Side side) {
        PieceType found = rules.pieceTypes().stream()
                .filter(type -> type.symbol().equals(symbol))
                .findFirst()
                .orElseThrow();
        return Piece.code(side, found.index());
    }

    private static double attacked(String setting, String piece) {
        return ATTACKED.computeIfAbsent(setting, SourcesByCountingTest::attackedBySymbol)
                .get(piece);
    }

    private static Map<String, Double> attackedBySymbol(String setting) {
        Rules rules = registry.rules(setting);
        PieceValues values = new PieceValues(rules, Weights.GENERIC1);
        return rules.pieceTypes().stream().collect(Collectors.toMap(PieceType::symbol, values::attacked));
    }

    private static double inPawns(String setting, String piece) {
        return attacked(setting, piece) / attacked(setting, "P");
    }

    private static double inBishops(String setting, String piece) {
        return attacked(setting, piece) / attacked(setting, "B");
    }

    /**
     * KR 8, on which games decide: "Pawn - 1 Knight - 3.25 Bishop - 2.75 Rook - 4 Queen - 8". The knight, which the source puts above the
     * bishop, attacks a little less.
     */
    @ParameterizedTest
    @CsvSource({"N, 3.25, 0.94", "B, 2.75, 1.12", "R, 4, 0.88", "Q, 8, 0.82"})
    void inKoernkePiecesAttackWhatTheirValuesInPawnsSayGiveOrTakeAFifth(String piece, double value, double found) {
        assertEquals(found, inPawns("koernke", piece) / value, HALF_A_HUNDREDTH);
    }

    /**
     * FS 3: "This principle transforms the strategic value of all pieces, particularly pawns"; FS 6: "the operational range of Queens,
     * Rooks, and Bishops is severely constrained by vertical chokepoints". The principle is that a man blocks its column on all levels.
     */
    @Test
    void inMederTheShadowTakesAQuarterOfWhatQueenRookAndBishopAttack() {
        double with = Stream.of("Q", "R", "B")
                .mapToDouble(piece -> attacked("meder", piece))
                .sum();
        double without = Stream.of("Q", "R", "B")
                .mapToDouble(piece -> attacked("meder:shadow=off", piece))
                .sum();
        assertEquals(0.76, with / without, HALF_A_HUNDREDTH);
    }

    /**
     * FS 5, on which games decide: "The Knight's immunity to the Vertical Shadow rule elevates its relative value significantly compared to
     * standard chess".
     */
    @Test
    void inMederAKnightAttacksMoreInBishopsThanInOrthodoxChessAndThanWithoutTheShadow() {
        assertEquals(1.16, inBishops("meder", "N") / 0.862, HALF_A_HUNDREDTH);
        assertEquals(1.18, inBishops("meder", "N") / inBishops("meder:shadow=off", "N"), HALF_A_HUNDREDTH);
    }

    /**
     * RR 8, on which games decide: "Bishops seem less powerful than in normal chess, and Rooks and Queens are probably more powerful. Center
     * control seems to matter less than opening up long files to attack along".
     */
    @ParameterizedTest
    @CsvSource({"R, 5.47, 0.89, 1.07", "Q, 9.43, 0.87, 1.05", "B, 3.98, 0.83, 1"})
    void inRothPiecesAttackLessInPawnsThanInOrthodoxChessAndBishopsLeast(
            String piece, double inOrthodoxChess, double byPawns, double byBishops) {
        double bishopInOrthodoxChess = 3.98;
        assertEquals(byPawns, inPawns("roth", piece) / inOrthodoxChess, HALF_A_HUNDREDTH);
        assertEquals(byBishops, inBishops("roth", piece) / (inOrthodoxChess / bishopInOrthodoxChess), HALF_A_HUNDREDTH);
    }

    /**
     * TB 3, TB 4 and TB 7, on which games decide: "the Queen looses a bit of its relative strength"; "each piece has twice as much squares
     * under control for double space, so that their relative strength remains the same (according to ZOG, if the Pawn value is 1, the Queen
     * gets about 9, the Rook 5, the Bishop 4 and the Knight 3.5".
     */
    @ParameterizedTest
    @CsvSource({"Q, 9.43, 1.17", "R, 5.47, 1.18", "B, 3.98, 1.51", "N, 3.43, 1.42"})
    void inTwoBoardsPiecesAttackMoreInPawnsThanInOrthodoxChessAndBishopsMost(
            String piece, double inOrthodoxChess, double found) {
        assertEquals(found, inPawns("twoboard", piece) / inOrthodoxChess, HALF_A_HUNDREDTH);
    }

    /**
     * TB 3: "the analysis reveals that the Rook needs exactly those additional movements to keep its relative strength". Without them it
     * attacks what it does in orthodox chess, where a pawn attacks 1.75 cells from all ranks but the last; here a pawn attacks more, so
     * that such a rook would lose that much of its value in pawns.
     */
    @Test
    void aPawnOfOrthodoxChessAttacksAThirdLessThanOneOfTwoBoards() {
        double pawnInOrthodoxChess = 1.75 * 7 / 8;
        assertEquals(0.63, pawnInOrthodoxChess / attacked("twoboard", "P"), HALF_A_HUNDREDTH);
    }

    /** Men on boards that hang in one way. */
    private static final class Study {

        private final Arrangement arrangement;
        private final Position position;
        private final Placement placement;
        private final int[] attacked;

        Study(Rules rules, Arrangement arrangement) {
            this.arrangement = arrangement;
            this.position = rules.position(rules.empty(), Purpose.STUDY);
            this.placement = new Placement(rules);
            this.attacked = new int[rules.cells()];
            arrangement.placeOn(placement);
            position.place(placement);
        }

        /** The cells that a man attacks while men of another code stand on some. */
        IntStream attacks(int cell, int code, int otherCode, IntStream others) {
            placement.clear();
            arrangement.placeOn(placement);
            placement.put(cell, code);
            others.forEach(other -> placement.put(other, otherCode));
            position.place(placement);
            return Arrays.stream(attacked, 0, position.attacks(cell, attacked));
        }
    }

    /**
     * FS 4, which is not so: "can completely immobilize an opponent's Rook or Bishop on a different level", of the vertical shadow. Whether
     * the free squares of the pawn's column may be entered (M-6) does not matter: the pawn itself can be taken.
     */
    @ParameterizedTest
    @ValueSource(strings = {"R", "B"})
    void inMederNoPawnOnAnotherLevelTakesAllMovesFromARookOrABishop(String piece) {
        Rules rules = registry.rules("meder");
        int mine = code(rules, piece, Side.WHITE);
        int theirs = code(rules, "P", Side.BLACK);
        int immobile = 0;
        int all = 0;
        for (Arrangement arrangement : arrangementsOfGames(rules)) {
            Study study = new Study(rules, arrangement);
            for (int cell = 0; cell < rules.cells(); cell++) {
                for (int other = 0; other < rules.cells(); other++) {
                    if (study.position.z(other) != study.position.z(cell)) {
                        int pawn = other;
                        int column = study.position.placeOf(other);
                        boolean moves = study.attacks(cell, mine, theirs, IntStream.of(other))
                                .anyMatch(to -> to == pawn || study.position.placeOf(to) != column);
                        immobile += moves ? 0 : 1;
                        all++;
                    }
                }
            }
        }
        assertEquals(new Share(0, 32_032), new Share(immobile, all));
    }

    /** How boards hang at the start, and after each of nine games at random. */
    private static List<Arrangement> arrangementsOfGames(Rules rules) {
        List<Arrangement> found = new ArrayList<>(List.of(Arrangement.atHome(rules)));
        MoveList scratch = new MoveList();
        for (int i = 1; i < 10; i++) {
            SplittableRandom random = new SplittableRandom(Seeds.derive(1, rules.setting(), i));
            int plies = random.nextInt(1, 200);
            Game game = Game.fromStart(rules);
            while (game.plies() < plies && game.outcome().isEmpty()) {
                game.play(game.position().randomMove(random, scratch));
            }
            found.add(Arrangement.of(game.position()));
        }
        return found;
    }

    /**
     * A line along which a rider can go on empty boards.
     *
     * @param between the cells between as seen from above, on all levels, at least one
     */
    private record Line(int from, int to, List<Integer> between) {

        /** What decides how many paths there are: where the cells of the line lie, and on which levels there are cells at all. */
        List<?> shape(Position boards) {
            Set<Integer> levels = IntStream.range(0, boards.rules().cells())
                    .map(boards::z)
                    .boxed()
                    .collect(Collectors.toSet());
            return List.of(boards.placeOf(from), boards.placeOf(to), places(boards, between.stream()), levels);
        }
    }

    private static Set<Integer> places(Position boards, Stream<Integer> cells) {
        return cells.map(boards::placeOf).collect(Collectors.toSet());
    }

    private static Set<Integer> places(Position boards) {
        return places(boards, IntStream.range(0, boards.rules().cells()).boxed());
    }

    private static List<Line> lines(Study study, int rider) {
        int cells = study.position.rules().cells();
        List<Line> lines = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            int from = cell;
            for (int to :
                    study.attacks(from, rider, Piece.NONE, IntStream.empty()).toArray()) {
                List<Integer> between = IntStream.range(0, cells)
                        .filter(each -> isBetween(study.position, from, to, each))
                        .boxed()
                        .toList();
                if (!between.isEmpty()) {
                    lines.add(new Line(from, to, between));
                }
            }
        }
        return lines;
    }

    private static boolean isBetween(Position boards, int from, int to, int cell) {
        int dx = boards.x(to) - boards.x(from);
        int dy = boards.y(to) - boards.y(from);
        int x = boards.x(cell) - boards.x(from);
        int y = boards.y(cell) - boards.y(from);
        int along = x * dx + y * dy;
        return x * dy == y * dx && along > 0 && along < dx * dx + dy * dy;
    }

    /** RR 2: "There can only be two paths maximum", of a piece from one square to another; looks at all lines, those of one shape once. */
    @Test
    @InWholeForm
    void howeverBoardsHangInRothAQueenHasAtMostTwoPathsAlongALine() {
        Rules rules = registry.rules("roth");
        int queen = code(rules, "Q", Side.WHITE);
        Set<Set<Integer>> squares = new HashSet<>();
        Set<List<?>> shapes = new HashSet<>();
        int arrangements = 0;
        int most = 0;
        for (Arrangements.Standing each : Arrangements.of(rules, Material.parse(rules, "KQvK"))) {
            arrangements += each.count();
            Study study = new Study(rules, each.arrangement());
            if (squares.add(places(study.position))) {
                for (Line line : lines(study, queen)) {
                    if (shapes.add(line.shape(study.position))) {
                        most = Math.max(most, paths(study, line, queen));
                    }
                }
            }
        }
        assertEquals(17_424, arrangements);
        assertEquals(75_652, shapes.size());
        assertEquals(2, most);
    }

    /** The number of smallest sets of cells between that suffice when they are empty, and men of the rider's side stand on all others. */
    private static int paths(Study study, Line line, int rider) {
        int cells = line.between.size();
        LongPredicate isFree = empty -> study.attacks(
                        line.from,
                        rider,
                        rider,
                        IntStream.range(0, cells)
                                .filter(i -> (empty >>> i & 1) == 0)
                                .map(line.between::get))
                .anyMatch(cell -> cell == line.to);
        Set<Long> paths = new HashSet<>();
        addPaths(isFree, (1L << cells) - 1, paths, new HashSet<>());
        return paths.size();
    }

    /** Adds a path within some cells, if there is one, and all those that avoid a cell of it. */
    private static void addPaths(LongPredicate isFree, long empty, Set<Long> paths, Set<Long> tried) {
        if (!tried.add(empty) || !isFree.test(empty)) {
            return;
        }
        long path = empty;
        for (long rest = empty; rest != 0; rest &= rest - 1) {
            long without = path & ~Long.lowestOneBit(rest);
            path = isFree.test(without) ? without : path;
        }
        paths.add(path);
        for (long rest = path; rest != 0; rest &= rest - 1) {
            addPaths(isFree, empty & ~Long.lowestOneBit(rest), paths, tried);
        }
    }

    /**
     * RR 13: "Any other interpretation would make it difficult to know, just by looking at the board, whether the pawn had used its option
     * or not", of the rule that a pawn that was carried has used its first move.
     */
    @Test
    @InWholeForm
    void inRothMorePicturesLeaveOpenWhereAPawnCanGoIfACarriedOneHasItsFirstMove() {
        assertEquals(new Share(128_832, 1_115_136), openPictures("roth:carriedPawn=fresh"));
        assertEquals(new Share(81_312, 1_115_136), openPictures("roth"));
    }

    /**
     * A pawn alone on boards.
     *
     * @param squares the places of all cells
     * @param began whether it stands on a cell on which a pawn began, wherever its board hangs
     */
    private record Picture(Set<Integer> squares, int place, boolean began) {}

    /** The pictures of a white pawn alone, with boards in all arrangements, that leave open where it can go. */
    private static Share openPictures(String setting) {
        Rules rules = registry.rules(setting);
        Setup start = rules.start();
        int pawn = code(rules, "P", Side.WHITE);
        Map<Picture, Boolean> known = new HashMap<>();
        int open = 0;
        int all = 0;
        for (Arrangements.Standing each : Arrangements.of(rules, Material.parse(rules, "KPvK"))) {
            Setup empty = rules.read(each.arrangement().text());
            Position boards = rules.position(empty, Purpose.STUDY);
            Set<Integer> squares = places(boards);
            for (int cell = 0; cell < rules.cells(); cell++) {
                Setup alone = empty.toBuilder().piece(cell, pawn).build();
                String square = boards.words().name(cell);
                Picture seen = new Picture(squares, boards.placeOf(cell), start.pieceAt(cell) == pawn);
                boolean isOpen = known.computeIfAbsent(seen, picture -> isOpen(rules, alone, square, picture.began));
                open += isOpen ? each.count() : 0;
            }
            all += each.count() * rules.cells();
        }
        return new Share(open, all);
    }

    /** Whether it matters to where the pawn can go if a field of the position names it: that it is spent or, if it began there, fresh. */
    private static boolean isOpen(Rules rules, Setup alone, String square, boolean began) {
        return (began ? Stream.of("spent", "fresh") : Stream.of("spent"))
                .map(field -> alone.toBuilder().field(field, square).build())
                .filter(named -> rules.faults(named, Purpose.STUDY).isEmpty())
                .anyMatch(named -> !targets(rules, named).equals(targets(rules, alone)));
    }

    private static Set<Integer> targets(Rules rules, Setup setup) {
        MoveList moves = new MoveList();
        rules.position(setup, Purpose.STUDY).legalMoves(moves);
        return LongStream.of(moves.toArray())
                .filter(move -> Move.kind(move) != Move.BOARD)
                .mapToObj(Move::to)
                .collect(Collectors.toSet());
    }

    /**
     * RR 4, on which games decide: "Otherwise draws become much easier than in 2-D chess", without the rule that a side needs a pawn to move
     * boards. With the rule boards stand still once pawns are gone, and whether a rook mates depends on how they hang.
     */
    @EveryThirdCase
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            KRvK;                                                        ;   7384; 159424;  9
            KQvK;                                                        ; 129064; 129064; 20
            KRvK; WQL@b3(4):2/2|WKL@e3(4):2/2|BQL@b6(4):2/2|BKL@e6(4):2/2; 148000; 148000; 30
            """)
    void inRothAQueenMatesABareKingFromEverywhereAndARookAsBoardsHang(
            String material, String hanging, long won, long all, int plies) throws IOException {
        String[] position = hanging == null
                ? new String[0]
                : new String[] {"--position", "2:4/4/4/4|4:4/4/4/4|6:4/4/4/4|" + hanging + " w - - 0 1"};
        assertWins(new Share(won, all), plies, "roth", material, position);
    }

    /**
     * TB 9: "a bare King can be mated against the following combinations: (K+Q), (K+R+R), (K+R+N), (K+R+B), (K+B+N)"; for comparison three
     * materials that it leaves out.
     */
    @InWholeForm
    @ParameterizedTest
    @CsvSource({
        "KQvK,  1293952,   1293952,   28",
        "KRRvK, 75413104,  75413104,  36",
        "KRNvK, 168677104, 168801648, 62",
        "KRBvK, 153086896, 153195760, 46",
        "KBNvK, 169990632, 170638784, 66",
        "KRvK,  0,         1483104,   0",
        "KBBvK, 36835568,  76896208,  38",
        "KNNvK, 2896,      93791584,  1",
    })
    void inTwoBoardsFiveMaterialsMateABareKingFromNearlyEverywhere(String material, long won, long all, int plies)
            throws IOException {
        assertWins(new Share(won, all), plies, "twoboard", material);
    }

    /** Makes a table, and compares how many positions White wins when it is to move, and how long the longest game is. */
    private static void assertWins(Share won, int plies, String variant, String material, String... position)
            throws IOException {
        List<String> words = new ArrayList<>(List.of("tablebase", "build", variant, material, "--boards", "fixed"));
        words.addAll(List.of(position));
        words.addAll(List.of("--out", tables.toString(), "--json"));
        Program.Result made = new Program().run(words.toArray(new String[0]));
        assertEquals(0, made.code(), made.err());
        JsonNode all = JsonMapper.shared().readTree(made.out());
        JsonNode table = all.get(all.size() - 1);
        long wins = table.at("/white/wins").asLong();
        long others =
                table.at("/white/draws").asLong() + table.at("/white/losses").asLong();
        assertEquals(won, new Share(wins, wins + others));
        assertEquals(plies, table.path("longest").asInt());
    }
}

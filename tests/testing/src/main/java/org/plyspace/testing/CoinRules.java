package org.plyspace.testing;

import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.Fault;
import org.plyspace.api.Layout;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.Symmetry;
import org.plyspace.api.Variant;

record CoinRules(Variant variant, OptionValues options) implements Rules {

    @Override
    public int cells() {
        return 2;
    }

    @Override
    public List<PieceType> pieceTypes() {
        return List.of(new PieceType(0, "K", "king", Aspect.KING, true, false, false));
    }

    @Override
    public List<RuleStatement> rulebook() {
        return List.of(
                new RuleStatement(Aspect.BOARD, "two cells", "coin 1"),
                new RuleStatement(Aspect.KING, "stays where it is, whatever happens around it", "coin 2"),
                new RuleStatement(Aspect.END, "who says so has won", "coin 3"),
                new RuleStatement(Aspect.END, "a tie is a draw", "coin 3"));
    }

    @Override
    public List<MoveTag> tags() {
        return options.is("tag", "on") ? List.of(new MoveTag("tie", "The game is a draw.")) : List.of();
    }

    @Override
    public List<Symmetry> symmetries() {
        return List.of();
    }

    @Override
    public List<Notation> notations() {
        return List.of(Notation.MACHINE);
    }

    @Override
    public Setup start() {
        return Setup.builder(2, 0)
                .piece(0, CoinPosition.WHITE_KING)
                .piece(1, CoinPosition.BLACK_KING)
                .build();
    }

    @Override
    public Setup empty() {
        return Setup.builder(2, 0).build();
    }

    @Override
    public Layout layout(Setup setup) {
        return CoinPosition.layout();
    }

    @Override
    public List<SetupField> fields() {
        return List.of();
    }

    @Override
    public int placeX(int place) {
        return place;
    }

    @Override
    public int placeY(int place) {
        return 0;
    }

    @Override
    public int placeZ(int place) {
        return 0;
    }

    @Override
    public Setup read(String position) {
        return start();
    }

    @Override
    public String write(Setup setup) {
        return "Kk w";
    }

    @Override
    public List<Fault> faults(Setup setup, Purpose purpose) {
        return List.of();
    }

    @Override
    public Position position(Setup setup, Purpose purpose) {
        return new CoinPosition(this);
    }
}

package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.plyspace.api.PieceType;
import org.plyspace.lab.metric.Unit;
import org.plyspace.lab.value.ExchangeResult;
import org.plyspace.lab.value.MeasuredValues;
import org.plyspace.lab.value.Valuation;
import org.plyspace.lab.value.Valuation.PlayedExchange;
import org.plyspace.lab.value.ValuationSettings;
import org.plyspace.statistics.Estimate;

/** The values of pieces as text. */
public final class ValuationText {

    private static final int NARROWEST = 8;
    private static final String NOT_KNOWN = "-";
    private static final int CLOSER_NODES = 20_000;
    private static final int CLOSER_GAMES = 400;

    private final Valuation valuation;

    /** Prepares the text on a rule set. */
    public ValuationText(Valuation valuation) {
        this.valuation = valuation;
    }

    /** The lines, with tables no wider than {@code width} unless a single column needs more. */
    public String render(int width) {
        List<String> parts = new ArrayList<>();
        ValuationSettings settings = valuation.settings();
        boolean onlyExchanges = valuation.fitted().games() == 0;
        parts.add(String.format(
                Locale.ROOT,
                "%s: what pieces are worth, the %s as the unit%n%s%,d games an exchange, %,d nodes a move, seed %d%n",
                valuation.ruleSet(),
                unit().name(),
                onlyExchanges
                        ? ""
                        : String.format(
                                Locale.ROOT,
                                "%,d quiet positions of %,d whole games, ",
                                valuation.fitted().positions(),
                                valuation.fitted().games()),
                settings.games(),
                settings.nodes(),
                settings.seed()));
        parts.add(values(onlyExchanges).render(width));
        if (!valuation.exchanges().isEmpty()) {
            parts.add(exchanges().render(width));
        }
        remarks().forEach(remark -> parts.addAll(Wrapping.wrap(remark, width)));
        return String.join("\n", parts).replaceAll("\n{3,}", "\n\n");
    }

    private PieceType unit() {
        return valuation.types().get(valuation.unit());
    }

    /** The table of values. It is in Elo only if a unit may be worth nothing, since values in units are then meaningless. */
    private TextTable values(boolean onlyExchanges) {
        List<String> heads = new ArrayList<>(List.of("mobility"));
        List<MeasuredValues> ways = new ArrayList<>();
        if (!onlyExchanges) {
            heads.addAll(List.of("fit of results", "in Elo"));
            ways.add(valuation.results());
        }
        heads.addAll(List.of("exchanges", "in Elo"));
        ways.add(valuation.matched());
        TextTable table = new TextTable(heads, NARROWEST);
        for (int i = 0; i < valuation.types().size(); i++) {
            List<String> cells = new ArrayList<>();
            cells.add(String.format(Locale.ROOT, "%.2f", valuation.mobility().get(i)));
            for (MeasuredValues way : ways) {
                cells.add(valuation.hasUnit(way) ? value(way.values().get(i)) : NOT_KNOWN);
                cells.add(elo(way.elos().get(i)));
            }
            PieceType type = valuation.types().get(i);
            table.row(type.symbol() + " " + type.name(), cells);
        }
        return table;
    }

    private static String value(Estimate estimate) {
        if (Double.isNaN(estimate.mean())) {
            return NOT_KNOWN;
        }
        return estimate.isExact() ? "1" : EstimateText.range(estimate);
    }

    private static String elo(Estimate estimate) {
        return Double.isNaN(estimate.mean()) ? NOT_KNOWN : EstimateText.difference(estimate);
    }

    private TextTable exchanges() {
        TextTable table = new TextTable(List.of("games", "score of the first, %", "Elo", "counts"), NARROWEST);
        for (PlayedExchange played : valuation.exchanges()) {
            ExchangeResult result = played.result();
            table.row(
                    name(result),
                    List.of(
                            String.format(Locale.ROOT, "%,d", result.games()),
                            EstimateText.range(result.score().times(Unit.PER_CENT)),
                            Double.isFinite(result.strength().elo().mean())
                                    ? EstimateText.difference(result.strength().elo())
                                    : NOT_KNOWN,
                            fate(played.fate())));
        }
        return table;
    }

    private static String name(ExchangeResult result) {
        return result.exchange().second().pieces().isEmpty()
                ? result.exchange().first() + " for nothing"
                : result.exchange().first() + " for " + result.exchange().second();
    }

    private static String fate(Valuation.Fate fate) {
        return switch (fate) {
            case COUNTS -> "yes";
            case TOO_UNEVEN -> "no";
            case GIVEN_UP -> "given up";
        };
    }

    private boolean isInNoExchange(PieceType type) {
        return valuation.exchanges().stream()
                .allMatch(played -> played.result().exchange().balance(type) == 0);
    }

    private List<String> remarks() {
        List<String> remarks = new ArrayList<>(valuation.refusals());
        valuation
                .additivity()
                .ifPresent(p -> remarks.add(String.format(
                        Locale.ROOT,
                        "scores differ as much from sums of values with p = %.3f if values add up%s",
                        p,
                        p < 0.05 ? ": they do not quite" : "")));
        int cutOff = valuation.exchanges().stream()
                .mapToInt(played -> played.result().cutOff())
                .sum();
        if (cutOff > 0) {
            remarks.add(String.format(Locale.ROOT, "%,d games were too long, and count as draws", cutOff));
        }
        List<String> missing = valuation.types().stream()
                .filter(this::isInNoExchange)
                .map(PieceType::symbol)
                .toList();
        if (!missing.isEmpty() && valuation.fitted().games() > 0) {
            remarks.add(String.join(", ", missing) + (missing.size() == 1 ? " is" : " are")
                    + " not on both sides of the start, so that no exchange tells of "
                    + (missing.size() == 1 ? "it" : "them"));
        }
        if (Double.isNaN(valuation.matched().elos().get(valuation.unit()).mean())) {
            remarks.add("no exchanges that count tell what a " + unit().name() + " is worth");
        } else if (!valuation.hasUnit(valuation.matched())) {
            remarks.add(
                    "what a " + unit().name()
                            + " is worth by exchanges cannot be told from nothing, so that nothing can be told in it; play more games");
        }
        if (valuation.fitted().games() > 0 && !valuation.hasUnit(valuation.results())) {
            remarks.add("what a " + unit().name() + " is worth by the fit of results cannot be told from nothing");
        }
        if (!valuation.contested().isEmpty() && valuation.fitted().games() > 0) {
            remarks.add("most contested between the three: "
                    + valuation.contested().stream().map(Object::toString).collect(Collectors.joining(" and "))
                    + "; a closer look: lab values " + valuation.ruleSet()
                    + valuation.contested().stream()
                            .map(exchange -> " --exchange " + exchange)
                            .collect(Collectors.joining())
                    + " --nodes " + CLOSER_NODES + " --games " + CLOSER_GAMES);
        }
        return remarks;
    }
}

package org.plyspace.web.seat;

import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Side;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/** People at one computer do everything for both sides, without clocks. Nothing is kept. */
public final class OneComputer implements SeatPolicy {

    @Override
    public boolean actsAlone() {
        return true;
    }

    @Override
    public void checkAlone(String instead) {}

    @Override
    public Seating seats() {
        throw seatless();
    }

    static HttpError seatless() {
        return new HttpError(ErrorType.REFUSED, "this game has no seats");
    }

    @Override
    public Optional<Side> side(Caller caller) {
        return Optional.empty();
    }

    @Override
    public void checkNotTakenBack(Caller caller) {}

    @Override
    public Optional<Role> roleOf(String key) {
        return Optional.empty();
    }

    @Override
    public void fit(int plies, Side mover, boolean over) {}

    @Override
    public void wentBack(int plies) {}

    @Override
    public void wentForward(int plies, boolean over) {}

    @Override
    public void played(boolean over) {}

    @Override
    public void refused(String kind, String citation) {}

    @Override
    public void ended() {}

    @Override
    public void unheard() {}

    @Override
    public void heard(boolean over) {}

    @Override
    public boolean isTicking() {
        return false;
    }

    @Override
    public boolean isTickingUnsaved() {
        return false;
    }

    @Override
    public boolean isOverdue() {
        return false;
    }

    @Override
    public void save() {}

    @Override
    public boolean isSaved() {
        return true;
    }

    @Override
    public boolean isOvertaken() {
        return false;
    }

    @Override
    public Map<String, String> tags() {
        return Map.of();
    }

    @Override
    public Optional<SeatsView> shown() {
        return Optional.empty();
    }

    @Override
    public Optional<SeatsView> clock() {
        return Optional.empty();
    }
}

package org.plyspace.web;

import com.google.inject.PrivateModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.Multibinder;
import java.util.List;
import java.util.function.Supplier;
import org.plyspace.web.game.GameRoutes;
import org.plyspace.web.game.LiveGames;
import org.plyspace.web.game.PageTime;
import org.plyspace.web.game.SeatRoutes;
import org.plyspace.web.game.Subscribers;
import org.plyspace.web.http.Addresses;
import org.plyspace.web.http.PageFiles;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.http.RequestFilter;
import org.plyspace.web.http.Routes;
import org.plyspace.web.question.AvailableRoutes;
import org.plyspace.web.question.PictureRoutes;
import org.plyspace.web.question.PluginRoutes;
import org.plyspace.web.question.PositionRoutes;
import org.plyspace.web.question.PuzzleRoutes;
import org.plyspace.web.question.SetupRoutes;
import org.plyspace.web.question.VariantRoutes;
import org.plyspace.web.record.RecordRoutes;
import org.plyspace.web.record.ReportRoutes;
import org.plyspace.web.seat.InvitationRoutes;
import org.plyspace.web.seat.SeatGuard;
import org.plyspace.web.study.ComparisonRoutes;

/** Wires the page: who installs it brings the rule sets and the saved games, and sees nothing of it but the {@link PageServer}. */
public final class PageModule extends PrivateModule {

    private final PageSettings settings;
    private final PageTime time;

    /**
     * Creates the module of one server.
     *
     * @param time the time of clocks in games, and of those who wait
     */
    public PageModule(PageSettings settings, PageTime time) {
        this.settings = settings;
        this.time = time;
    }

    @Override
    protected void configure() {
        bind(PageSettings.class).toInstance(settings);
        bind(PageTime.class).toInstance(time);
        bind(PageServer.class).in(Singleton.class);
        expose(PageServer.class);
        Multibinder<Routes> answers = Multibinder.newSetBinder(binder(), Routes.class);
        answers.addBinding().to(VariantRoutes.class);
        answers.addBinding().to(PluginRoutes.class);
        answers.addBinding().to(AvailableRoutes.class);
        answers.addBinding().to(ComparisonRoutes.class);
        answers.addBinding().to(PositionRoutes.class);
        answers.addBinding().to(SetupRoutes.class);
        answers.addBinding().to(PuzzleRoutes.class);
        answers.addBinding().to(PictureRoutes.class);
        answers.addBinding().to(Subscribers.class);
        bind(LiveGames.Watchers.class).to(Subscribers.class);
        answers.addBinding().to(SeatRoutes.class);
        answers.addBinding().to(InvitationRoutes.class);
        answers.addBinding().to(GameRoutes.class);
        answers.addBinding().to(RecordRoutes.class);
        answers.addBinding().to(ReportRoutes.class);
        answers.addBinding().to(PageFiles.class);
    }

    @Provides
    @Singleton
    SeatGuard guard(LiveGames games) {
        return new SeatGuard(time.steady(), games::roleOf);
    }

    @Provides
    @Singleton
    RequestFilter requestFilter(SeatGuard guard) {
        return new RequestFilter(
                settings.host().map(Addresses::of).orElseGet(Addresses::ofLoopback),
                settings.host().map(any -> RequestFilter.EntryToken.make()),
                guard::admits);
    }

    /** The open games whose rule sets have been reloaded or removed since. */
    @Provides
    Supplier<List<String>> outdated(LiveGames games) {
        return games::outdated;
    }
}

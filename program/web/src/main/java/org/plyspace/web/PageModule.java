package org.plyspace.web;

import com.google.inject.PrivateModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.Multibinder;
import java.util.List;
import java.util.function.Supplier;
import org.plyspace.web.game.GameAnswers;
import org.plyspace.web.game.LiveGames;
import org.plyspace.web.game.PageTime;
import org.plyspace.web.game.SeatAnswers;
import org.plyspace.web.game.Subscribers;
import org.plyspace.web.http.Addresses;
import org.plyspace.web.http.Answers;
import org.plyspace.web.http.EntryToken;
import org.plyspace.web.http.PageFiles;
import org.plyspace.web.http.PageSettings;
import org.plyspace.web.http.RequestFilter;
import org.plyspace.web.question.AvailableAnswers;
import org.plyspace.web.question.ComparisonAnswers;
import org.plyspace.web.question.PictureAnswers;
import org.plyspace.web.question.PluginAnswers;
import org.plyspace.web.question.PositionAnswers;
import org.plyspace.web.question.SetupAnswers;
import org.plyspace.web.question.VariantAnswers;
import org.plyspace.web.record.RecordAnswers;
import org.plyspace.web.record.ReportAnswers;
import org.plyspace.web.seat.SeatGuard;

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
        Multibinder<Answers> answers = Multibinder.newSetBinder(binder(), Answers.class);
        answers.addBinding().to(VariantAnswers.class);
        answers.addBinding().to(PluginAnswers.class);
        answers.addBinding().to(AvailableAnswers.class);
        answers.addBinding().to(ComparisonAnswers.class);
        answers.addBinding().to(PositionAnswers.class);
        answers.addBinding().to(SetupAnswers.class);
        answers.addBinding().to(PictureAnswers.class);
        answers.addBinding().to(Subscribers.class);
        bind(LiveGames.Watchers.class).to(Subscribers.class);
        answers.addBinding().to(SeatAnswers.class);
        answers.addBinding().to(GameAnswers.class);
        answers.addBinding().to(RecordAnswers.class);
        answers.addBinding().to(ReportAnswers.class);
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
                settings.host().map(any -> EntryToken.make()),
                guard::admits);
    }

    /** The open games whose rule sets have been reloaded or removed since. */
    @Provides
    Supplier<List<String>> outdated(LiveGames games) {
        return games::outdated;
    }
}

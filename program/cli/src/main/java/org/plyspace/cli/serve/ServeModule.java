package org.plyspace.cli.serve;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.Multibinder;

/** Binds what a {@link ServeSession} can be asked. */
public final class ServeModule extends AbstractModule {

    @Override
    protected void configure() {
        Multibinder<Topics> topics = Multibinder.newSetBinder(binder(), Topics.class);
        topics.addBinding().to(PositionTopics.class);
        topics.addBinding().to(SearchTopics.class);
        topics.addBinding().to(TablebaseTopic.class);
        topics.addBinding().to(ComparisonTopic.class);
    }
}

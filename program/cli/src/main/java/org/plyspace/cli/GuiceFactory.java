package org.plyspace.cli;

import com.google.inject.ConfigurationException;
import com.google.inject.Injector;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Creates commands by injection; argument groups and the like are left to picocli. */
final class GuiceFactory implements IFactory {

    private final Injector injector;
    private final IFactory plain = CommandLine.defaultFactory();

    GuiceFactory(Injector injector) {
        this.injector = injector;
    }

    @Override
    public <K> K create(Class<K> type) throws Exception {
        try {
            return injector.getInstance(type);
        } catch (ConfigurationException notForGuice) {
            return plain.create(type);
        }
    }
}

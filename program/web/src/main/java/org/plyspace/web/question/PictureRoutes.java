package org.plyspace.web.question;

import com.google.inject.Inject;
import io.javalin.config.RoutesConfig;
import java.util.List;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.engine.picture.Marks;
import org.plyspace.engine.picture.Picture;
import org.plyspace.engine.picture.Scene;
import org.plyspace.web.http.RequestParameters;
import org.plyspace.web.http.Routes;

/** Answers with pictures of positions as files, to be saved or sent. */
public record PictureRoutes(RulesCache cache) implements Routes {

    @Inject
    public PictureRoutes {}

    @Override
    public void register(RoutesConfig routes) {
        routes.get("/api/picture", context -> context.json(drawn(new RequestParameters(context))));
    }

    private Drawn drawn(RequestParameters requestParameters) {
        String position = requestParameters.optional("position").orElse("");
        boolean fromBlack = requestParameters.flag("black");
        return cache.ask(requestParameters.text("variant"), position, "for its picture", rules -> {
            Setup setup = position.isEmpty() ? rules.start() : rules.read(position);
            return Drawn.of(rules, setup, fromBlack);
        });
    }

    /**
     * A picture.
     *
     * @param name the suggested name of its file
     * @param text an SVG document
     */
    record Drawn(String name, String text) {

        static Drawn of(Rules rules, Setup setup, boolean fromBlack) {
            Scene scene = Scene.of(rules, setup, Marks.NONE);
            return new Drawn(
                    rules.variant().id() + ".svg",
                    Picture.svg(List.of(new Picture.Panel(
                            rules.variant().title(),
                            fromBlack ? scene.flipped() : scene,
                            List.of(rules.setting() + "  " + rules.write(setup))))));
        }
    }
}

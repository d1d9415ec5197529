package org.plyspace.acceptance;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Asks the page's server by HTTP, without a browser. */
final class PageClient {

    private final HttpClient client = HttpClient.newHttpClient();
    private final String origin;

    /**
     * Asks nothing yet.
     *
     * @param address of the page as it is printed, {@code http://127.0.0.1:8080/}
     */
    PageClient(String address) {
        origin = address.substring(0, address.length() - 1);
    }

    /** An answer: its status and what it says. */
    record Answer(int status, JsonNode json, int bytes) {}

    /** Asks with parameters: name, value, name, value. */
    Answer get(String path, String... parameters) throws IOException, InterruptedException {
        StringBuilder query = new StringBuilder();
        for (int i = 0; i < parameters.length; i += 2) {
            query.append(i == 0 ? "?" : "&")
                    .append(parameters[i])
                    .append('=')
                    .append(URLEncoder.encode(parameters[i + 1], StandardCharsets.UTF_8));
        }
        return send(HttpRequest.newBuilder(URI.create(origin + path + query)).GET());
    }

    /** Asks for a change. */
    Answer post(String path, String body) throws IOException, InterruptedException {
        return send(change(path, body));
    }

    /** Asks for a change of a game between two people, by a link to it. */
    Answer post(String path, String body, String link) throws IOException, InterruptedException {
        return send(change(path, body).header("Plyspace-Seat", link));
    }

    private HttpRequest.Builder change(String path, String body) {
        return HttpRequest.newBuilder(URI.create(origin + path))
                .header("Origin", origin)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
    }

    private Answer send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        return new Answer(
                response.statusCode(),
                JsonMapper.shared().readTree(response.body()),
                response.body().getBytes(StandardCharsets.UTF_8).length);
    }
}

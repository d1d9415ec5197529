package org.plyspace.acceptance;

import java.util.List;
import java.util.Map;

/**
 * The answers to what the page asks, in the hands of a test: they are held in the page until the test lets them through, in any order, or are
 * put in the place of what the server says. Questions are known by parts of their text, as {@code GET /api/moves?variant=meder} or
 * {@code POST /api/setup {"variant":...}}. It ends when the page is loaded anew.
 */
final class LateAnswers {

    private static final String SCRIPT = """
            if (window.late) return;
            const fetched = window.fetch.bind(window);
            window.late = {fetched, parts: [], instead: [], held: [], asked: [], asking: 0};
            const told = async answer => {
              const [text, torn] = await answer.text().then(text => [text], failure => ['', failure]);
              return {
                ok: answer.ok,
                status: answer.status,
                text: async () => torn ? Promise.reject(torn) : text,
                json: async () => JSON.parse(text),
              };
            };
            window.fetch = async (path, how = {}) => {
              const question = `${how.method ?? 'GET'} ${path} ${how.body ?? ''}`, fits = part => question.includes(part);
              const other = late.instead.findIndex(each => fits(each.part));
              const slot = late.parts.some(fits) ? {question, go: null} : null;
              late.asked.push(question);
              if (slot) late.held.push(slot);
              late.asking++;
              try {
                const answer = await (other < 0 ? fetched(path, how) : late.instead.splice(other, 1)[0].answer()).then(told);
                if (slot) {
                  late.asking--;
                  await new Promise(go => { slot.go = go; });
                  late.asking++;
                }
                return answer;
              } finally {
                late.asking--;
              }
            };
            """;

    private final Browser browser;

    /** Delays answers in the browser's current page. */
    LateAnswers(Browser browser) {
        this.browser = browser;
        browser.run(SCRIPT);
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    /** Holds the answers to all questions from now on that contain a text. */
    void hold(String part) {
        browser.run("late.parts.push(" + quoted(part) + ")");
    }

    /** Waits until so many answers that are asked for since the beginning have come and been held, the released ones among them. */
    void awaitHeld(int count) throws InterruptedException {
        browser.await("return late.held.filter(each => each.go).length >= " + count);
    }

    /** Waits until an answer is held to a question that contains a text. */
    void awaitHeld(String part) throws InterruptedException {
        browser.await("return late.held.some(each => each.go && each.question.includes(" + quoted(part) + "))");
    }

    /** Lets one of the held answers through, by the order of the questions, and waits until the page has done with it what it does. */
    void release(int number) throws InterruptedException {
        awaitHeld(number + 1);
        browser.run("late.held[" + number + "].go()");
        settle();
    }

    /** Holds the answers no more to what contains a text, and lets those through that are held, in the order of the questions. */
    void letThrough(String part) throws InterruptedException {
        browser.run("late.parts = late.parts.filter(each => each !== " + quoted(part) + ")");
        browser.await(
                "return late.held.filter(each => each.question.includes(" + quoted(part) + ")).every(each => each.go)");
        browser.run(
                "late.held.filter(each => each.question.includes(" + quoted(part) + ")).forEach(each => each.go())");
        settle();
    }

    /** As {@link #letThrough}, but the later before the earlier; what is asked meanwhile is held too, until nothing is. */
    void letThroughLastFirst(String part) throws InterruptedException {
        while (browser.number("return late.held.filter(each => !each.gone).length") > 0) {
            browser.await("return late.held.every(each => each.go)");
            browser.run("const last = late.held.findLast(each => !each.gone); last.gone = true; last.go()");
            settle();
        }
        letThrough(part);
    }

    /** Waits until no question is open but those whose answers are held. */
    void settle() throws InterruptedException {
        browser.await("return late.asking === 0");
    }

    /** What was asked that contains a text, in order. */
    @SuppressWarnings("unchecked")
    List<String> asked(String part) {
        return (List<String>) browser.run("return late.asked.filter(each => each.includes(" + quoted(part) + "))");
    }

    /** Changes something as somebody else does: the page knows nothing of it. What is answered. */
    @SuppressWarnings("unchecked")
    Map<String, Object> post(String path, String body) {
        return (Map<String, Object>) browser.run(
                "return late.fetched('/api/%s', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: %s}).then(answer => answer.json())"
                        .formatted(path, quoted(body)));
    }

    /** Asks as somebody else does. */
    @SuppressWarnings("unchecked")
    Map<String, Object> get(String path) {
        return (Map<String, Object>)
                browser.run("return late.fetched('/api/" + path + "').then(answer => answer.json())");
    }

    /** Answers the next question that contains a text with something else; the server does not hear of it. */
    void answerInstead(String part, int status, String type, String body) {
        browser.run(
                "late.instead.push({part: %s, answer: async () => new Response(%s, {status: %d, headers: {'Content-Type': %s}})})"
                        .formatted(quoted(part), quoted(body), status, quoted(type)));
    }

    /** Lets the connection break at the next question that contains a text; the server does not hear of it. */
    void breakConnection(String part) {
        browser.run("late.instead.push({part: %s, answer: () => Promise.reject(new TypeError('Failed to fetch'))})"
                .formatted(quoted(part)));
    }

    /** Lets the connection break in the middle of the answer to the next question that contains a text. */
    void breakAnswer(String part) {
        browser.run(
                "late.instead.push({part: %s, answer: async () => new Response(new ReadableStream({start: part => part.error(new TypeError('network error'))}))})"
                        .formatted(quoted(part)));
    }
}

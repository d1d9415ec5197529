package org.plyspace.web.http;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Buffers what a client has not read yet, so that slow or stuck clients hold no thread. Beyond a share of the memory, threads wait
 * for their clients again.
 */
public final class BufferedResponses extends Handler.Wrapper {

    private static final int PART_OF_MEMORY = 8;

    private final long most = Runtime.getRuntime().maxMemory() / PART_OF_MEMORY;
    private final AtomicLong held = new AtomicLong();

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (request.getHeaders().contains(HttpHeader.UPGRADE)) {
            return super.handle(request, response, callback);
        }
        Answer answer = new Answer(request, response, callback);
        return super.handle(request, answer, answer);
    }

    /** A part of an answer; its writer waits only if it is not buffered. */
    private record Part(boolean last, ByteBuffer bytes, int size, Callback waiting) {}

    /** An answer, and the callback for when it has been handled. */
    private final class Answer extends Response.Wrapper implements Callback {

        private final Callback whole;
        private final Queue<Part> parts = new ArrayDeque<>();
        private boolean writes;
        private boolean lastSeen;
        private boolean handled;
        private Throwable failure;

        Answer(Request request, Response response, Callback whole) {
            super(request, response);
            this.whole = whole;
        }

        @Override
        public boolean hasLastWrite() {
            synchronized (parts) {
                return lastSeen || super.hasLastWrite();
            }
        }

        @Override
        public void write(boolean last, ByteBuffer content, Callback callback) {
            int size = content == null ? 0 : content.remaining();
            boolean holds = held.addAndGet(size) <= most;
            if (!holds) {
                held.addAndGet(-size);
            }
            Throwable failed;
            synchronized (parts) {
                failed = failure;
                if (failed == null) {
                    lastSeen |= last;
                    parts.add(
                            holds
                                    ? new Part(last, copy(content, size), size, Callback.NOOP)
                                    : new Part(last, content, 0, callback));
                }
            }
            if (failed != null) {
                held.addAndGet(holds ? -size : 0);
                callback.failed(failed);
                return;
            }
            next();
            if (holds) {
                callback.succeeded();
            }
        }

        private static ByteBuffer copy(ByteBuffer content, int size) {
            return size == 0
                    ? ByteBuffer.allocate(0)
                    : ByteBuffer.allocate(size).put(content).flip();
        }

        /** Writes the next part, unless one is being written. */
        private void next() {
            Part part;
            synchronized (parts) {
                part = writes ? null : parts.poll();
                writes |= part != null;
            }
            if (part != null) {
                Part now = part;
                super.write(part.last, part.bytes, Callback.from(() -> written(now), failed -> broken(now, failed)));
            }
        }

        private void written(Part part) {
            held.addAndGet(-part.size);
            boolean done;
            synchronized (parts) {
                writes = false;
                done = handled && parts.isEmpty();
            }
            part.waiting.succeeded();
            if (done) {
                whole.succeeded();
            } else {
                next();
            }
        }

        private void broken(Part part, Throwable failed) {
            boolean done;
            long dropped = part.size;
            Queue<Part> lost;
            synchronized (parts) {
                writes = false;
                failure = failed;
                lost = new ArrayDeque<>(parts);
                parts.clear();
                done = handled;
            }
            for (Part each : lost) {
                dropped += each.size;
            }
            held.addAndGet(-dropped);
            part.waiting.failed(failed);
            lost.forEach(each -> each.waiting.failed(failed));
            if (done) {
                whole.failed(failed);
            }
        }

        @Override
        public void succeeded() {
            Throwable failed;
            boolean done;
            synchronized (parts) {
                handled = true;
                failed = failure;
                done = !writes && parts.isEmpty();
            }
            if (failed != null) {
                whole.failed(failed);
            } else if (done) {
                whole.succeeded();
            }
        }

        @Override
        public void failed(Throwable failed) {
            whole.failed(failed);
        }

        @Override
        public InvocationType getInvocationType() {
            return whole.getInvocationType();
        }
    }
}

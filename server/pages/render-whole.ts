import { Writable } from "node:stream";
import type { ReactElement } from "react";
// The build for browsers encodes every attribute by itself, which takes twice the time.
import { renderToPipeableStream } from "react-dom/server.node";

/** A page's markup as bytes; `isBroken` when a part of it threw, which React leaves to the browser. Throws what its frame threw. */
export type RenderWhole = (
  page: ReactElement,
  nonce: string,
  signal: AbortSignal,
) => Promise<{ bytes: Uint8Array<ArrayBuffer>; isBroken: boolean }>;

/**
 * Renders a page to its end: the inline scripts it marks are hashed into its content security policy, and the finished
 * bytes are kept by the page cache, so nothing may come after the first byte.
 */
export const renderWhole: RenderWhole = (page, nonce, signal) =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let isBroken = false;
    const all = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ bytes: Buffer.concat(chunks), isBroken });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // A part that arrives late is otherwise put in place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(all),
      onShellError: reject,
      onError() {
        isBroken = true;
      },
    });
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });

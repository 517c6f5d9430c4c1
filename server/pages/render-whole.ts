import { Writable } from "node:stream";
import type { ReactElement } from "react";
// The build for browsers encodes every attribute by itself, which takes twice the time.
import { renderToPipeableStream, renderToString } from "react-dom/server.node";

/** A page's markup; `isBroken` when a part of it threw, which React leaves to the browser. */
interface Markup {
  html: string;
  isBroken: boolean;
}

/** Draws a page to its end. Throws what its frame threw. */
export interface Renderers {
  /** A page that waits for nothing once its data is there, in one go. */
  document(page: ReactElement): Markup;
  /** A page with a router in the browser, whose data React Router writes out as it is drawn. */
  app(page: ReactElement, nonce: string, signal: AbortSignal): Promise<Markup>;
}

/** What React leaves in the markup where a part threw. */
const BROKEN_PART = "<!--$!-->";

/**
 * The inline scripts of a page are hashed into its content security policy, and the finished bytes are kept by the page
 * cache: nothing may come after the first byte.
 */
export const renderers: Renderers = {
  document(page) {
    const html = renderToString(page);
    return { html, isBroken: html.includes(BROKEN_PART) };
  },
  app: (page, nonce, signal) =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let isBroken = false;
      const all = new Writable({
        write(chunk: Buffer, _encoding, done) {
          chunks.push(chunk);
          done();
        },
        final(done) {
          resolve({ html: Buffer.concat(chunks).toString(), isBroken });
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
    }),
};

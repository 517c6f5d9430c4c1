import { renderToReadableStream } from "react-dom/server.browser";
import { createContext, RouterContextProvider, ServerRouter, type EntryContext } from "react-router";
import type { Api } from "#contract/call.ts";
import { apiContext } from "./api/api.ts";
import { demoContext } from "./shell/demo-banner.tsx";

/** The mark of one page's own inline scripts; a script without it is not ours. */
const nonceContext = createContext("");

/** What a page may reach on the server: this API, whether the store is a demonstration, and the mark of its scripts. */
export function contextFor(api: Api, isDemo: boolean, nonce: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(demoContext, isDemo);
  context.set(nonceContext, nonce);
  return context;
}

/**
 * Renders a page whole: the inline scripts it marks are hashed into its content security policy, and the finished bytes are
 * kept by the page cache, so nothing may come after the first byte.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  reach: RouterContextProvider,
): Promise<Response> {
  let finalStatus = status;
  const nonce = reach.get(nonceContext);
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    // A part that arrives late is otherwise put in place by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError() {
      finalStatus = 500;
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status: finalStatus, headers });
}

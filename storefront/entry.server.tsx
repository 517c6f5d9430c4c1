import { renderToReadableStream } from "react-dom/server.browser";
import { RouterContextProvider, ServerRouter, type EntryContext } from "react-router";
import type { Api } from "#contract/call.ts";
import { apiContext } from "./api/api.ts";
import { demoContext } from "./shell/demo-banner.tsx";

/** What a page's loaders may reach on the server: this API, and whether the store is a demonstration. */
export function contextFor(api: Api, isDemo: boolean): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(demoContext, isDemo);
  return context;
}

/**
 * Renders a page whole: its inline scripts are hashed into its content security policy, and the finished bytes are
 * kept by the page cache, so nothing may come after the first byte.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let finalStatus = status;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
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

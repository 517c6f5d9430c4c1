import { renderToReadableStream } from "react-dom/server.browser";
import { RouterContextProvider, ServerRouter, type EntryContext } from "react-router";
import type { Api } from "#contract/endpoint.ts";
import { apiContext } from "./api.ts";

/** What a page's loaders may reach on the server: this API. */
export function contextFor(api: Api): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
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

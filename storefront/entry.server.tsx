import type { ReactElement } from "react";
import { createContext, RouterContextProvider, ServerRouter, type EntryContext } from "react-router";
import type { Api } from "#contract/call.ts";
import { apiContext } from "./api/api-context.ts";
import { entryFiles, EntryFilesContext } from "./islands/entry-files.ts";
import { type KeptMarkup, KeptMarkupContext } from "./product-card/kept-markup-context.ts";
import { demoContext } from "./shell/demo-banner.tsx";

/** What a page may reach on the server. */
interface Reach {
  api: Api;
  isDemo: boolean;
  /** The mark of this page's own inline scripts; a script without it is not ours. */
  nonce: string;
  /** React's renderer of the machine that this runs on: the whole page, with `isBroken` when a part of it threw. */
  render(
    page: ReactElement,
    nonce: string,
    signal: AbortSignal,
  ): Promise<{ bytes: Uint8Array<ArrayBuffer>; isBroken: boolean }>;
  /** None while developing: a card changes with its source. */
  keptMarkup: KeptMarkup | null;
}

const rendererContext = createContext<Pick<Reach, "nonce" | "render" | "keptMarkup">>();

export function contextFor({ api, isDemo, ...renderer }: Reach): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(demoContext, isDemo);
  context.set(rendererContext, renderer);
  return context;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  reach: RouterContextProvider,
): Promise<Response> {
  const { nonce, render, keptMarkup } = reach.get(rendererContext);
  const page = (
    <EntryFilesContext value={entryFiles(context.manifest)}>
      <KeptMarkupContext value={keptMarkup}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </KeptMarkupContext>
    </EntryFilesContext>
  );
  const { bytes, isBroken } = await render(page, nonce, request.signal);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(bytes, { status: isBroken ? 500 : status, headers });
}

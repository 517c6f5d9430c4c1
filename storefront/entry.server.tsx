import type { ReactElement } from "react";
import { createContext, RouterContextProvider, ServerRouter, type EntryContext } from "react-router";
import type { Api } from "#contract/call.ts";
import type { FormFiles } from "#contract/sent-file.ts";
import type { SlotName } from "#rules/scripts/script-slots.ts";
import { apiContext } from "./api/api-context.ts";
import { formFilesContext } from "./api/form-files-context.ts";
import { entryFiles, EntryFilesContext } from "./islands/entry-files.ts";
import { type KeptMarkup, KeptMarkupContext } from "./product-card/kept-markup-context.ts";
import { demoContext } from "./shell/demo-banner.tsx";
import { slotsContext } from "./shell/slots-context.ts";
import earlyScript from "./shell/early-script.js?url&no-inline";

/** A page's markup; `isBroken` when a part of it threw. */
interface Markup {
  html: string;
  isBroken: boolean;
}

/** What a page may reach on the server. */
interface Reach {
  api: Api;
  /** Of the form that the page is sent. */
  files: FormFiles;
  isDemo: boolean;
  /** Scripts of others that there is a place for. */
  slots: readonly SlotName[];
  /** The mark of this page's own inline scripts; a script without it is not ours. */
  nonce: string;
  /** React's renderers of the machine that this runs on, each for a whole page. */
  renderers: {
    document(page: ReactElement): Markup;
    app(page: ReactElement, nonce: string, signal: AbortSignal): Promise<Markup>;
  };
  /** Gets the page's text beside the answer, which would turn it into bytes and back. */
  take(html: string): void;
  /** None while developing: a card changes with its source. */
  keptMarkup: KeptMarkup | null;
}

const rendererContext = createContext<Pick<Reach, "nonce" | "renderers" | "take" | "keptMarkup">>();

export function contextFor({ api, files, isDemo, slots, ...renderer }: Reach): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(formFilesContext, files);
  context.set(demoContext, isDemo);
  context.set(slotsContext, slots);
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
  const { nonce, renderers, take, keptMarkup } = reach.get(rendererContext);
  const isDocument = !context.serverHandoffStream;
  const page = (
    <EntryFilesContext value={entryFiles(context.manifest)}>
      <KeptMarkupContext value={keptMarkup}>
        <ServerRouter context={context} url={request.url} {...(!isDocument && { nonce })} />
      </KeptMarkupContext>
    </EntryFilesContext>
  );
  const { html, isBroken } = isDocument ? renderers.document(page) : await renderers.app(page, nonce, request.signal);
  take(html);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("link", firstOfAll(context));
  return new Response(null, { status: isBroken ? 500 : status, headers });
}

/**
 * What holds the page's text back, named before it: asked for in the order of the text, it would stand behind pictures
 * and scripts, which a browser takes from the top of a page first, six at a time.
 */
function firstOfAll({ manifest }: EntryContext): string {
  const styles = manifest.routes["root"]?.css ?? [];
  return [`<${earlyScript}>; rel=preload; as=script`, ...styles.map((file) => `<${file}>; rel=preload; as=style`)].join(
    ", ",
  );
}

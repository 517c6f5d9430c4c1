import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { createRequestHandler, isRouteErrorResponse, type RouterContextProvider, type ServerBuild } from "react-router";
import type { Api } from "#contract/call.ts";
import { type Locale, readPrefix } from "#messages/locales.ts";
import type { FormFiles } from "#contract/sent-file.ts";
import type { SlotName } from "#rules/scripts/script-slots.ts";
import { documentHandler } from "./document-handler.ts";
import { type KeptMarkup, markupKeeper } from "./markup-keeper.ts";
import { type Renderers, renderers } from "./render-whole.ts";

/** What the storefront answers: a page's text, or the body of another answer (a navigation's data), or neither. */
export interface Rendered {
  status: number;
  headers: Headers;
  html: string | null;
  /** True where none of its scripts stands in the page. */
  isDocument: boolean;
  body: Buffer | null;
}

/** What a page's loaders and actions may reach: the shop, through `api` only, and the files of the form they are sent. */
export interface PageReach {
  api: Api;
  files: FormFiles;
}

/** Renders the storefront: a page, a navigation's data, or a form's action; each inline script of its own is marked with `nonce`. */
export type RenderPage = (request: Request, reach: PageReach, nonce: string) => Promise<Rendered>;

/** What the storefront's entry gives besides React Router's own: how a request gets its API. */
interface StorefrontEntry {
  contextFor(reach: {
    api: Api;
    files: FormFiles;
    isDemo: boolean;
    slots: readonly SlotName[];
    nonce: string;
    renderers: Renderers;
    take(html: string): void;
    keptMarkup: KeptMarkup | null;
  }): RouterContextProvider;
}

export interface StorefrontModules {
  build: ServerBuild;
  createHandler: typeof createRequestHandler;
}

/** Loads the built storefront of each language. `onError` hears of every error a loader, an action or a component throws. */
export async function openStorefront(
  folder: string,
  onError: (error: unknown, path: string) => void,
  isDemo: boolean,
  locales: readonly Locale[],
  slots: readonly SlotName[] = [],
): Promise<RenderPage> {
  const renderIn = new Map<Locale, RenderPage>();
  for (const locale of locales) {
    const build = (await import(pathToFileURL(resolve(folder, locale, "server/index.js")).href)) as ServerBuild;
    renderIn.set(locale, storefrontRenderer({ build, createHandler: createRequestHandler }, onError, isDemo, slots));
  }
  return (request, ...rest) => {
    const { locale } = readPrefix(new URL(request.url).pathname, locales);
    const render = renderIn.get(locale);
    if (!render) throw new Error(`No storefront is built in ${locale}`);
    return render(request, ...rest);
  };
}

export function storefrontRenderer(
  { build, createHandler }: StorefrontModules,
  onError: (error: unknown, path: string) => void,
  isDemo: boolean,
  slots: readonly SlotName[] = [],
): RenderPage {
  const entry = build.entry.module as ServerBuild["entry"]["module"] & StorefrontEntry;
  const handleError = (error: unknown, { request }: { request: Request }) => {
    // An address that leads nowhere is the reader's, not a fault of ours.
    const isTheirs = isRouteErrorResponse(error) && error.status < 500;
    if (!request.signal.aborted && !isTheirs) onError(error, new URL(request.url).pathname);
  };
  const mode = process.env["NODE_ENV"] === "development" ? "development" : "production";
  const handleAny = createHandler({ ...build, entry: { ...build.entry, module: { ...entry, handleError } } }, mode);
  // While developing, the styles of a page come with React Router's own handler.
  const handleDocument = mode === "production" ? documentHandler(build) : () => null;
  const keptMarkup = mode === "production" ? markupKeeper() : null;
  return async (request, { api, files }, nonce) => {
    let html: string | null = null;
    const take = (drawn: string) => {
      html = drawn;
    };
    const reach = () => entry.contextFor({ api, files, isDemo, slots, nonce, renderers, take, keptMarkup });
    const document = await handleDocument(request, reach());
    const { status, headers, body } = document ?? (await handleAny(request, reach()));
    const isHead = request.method === "HEAD";
    return {
      status,
      headers: new Headers(headers),
      html: isHead ? null : html,
      isDocument: document !== null,
      body: body && Buffer.from(await new Response(body).arrayBuffer()),
    };
  };
}

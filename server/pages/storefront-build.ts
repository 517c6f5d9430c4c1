import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { createRequestHandler, isRouteErrorResponse, type RouterContextProvider, type ServerBuild } from "react-router";
import type { Api } from "#contract/call.ts";
import { type KeptMarkup, markupKeeper } from "./markup-keeper.ts";
import { type RenderWhole, renderWhole } from "./render-whole.ts";

/**
 * Renders the storefront: a page, a navigation's data, or a form's action. Its loaders reach the shop through `api` only,
 * and each inline script of its own is marked with `nonce`.
 */
export type RenderPage = (request: Request, api: Api, nonce: string) => Promise<Response>;

/** What the storefront's entry gives besides React Router's own: how a request gets its API. */
interface StorefrontEntry {
  contextFor(reach: {
    api: Api;
    isDemo: boolean;
    nonce: string;
    render: RenderWhole;
    keptMarkup: KeptMarkup | null;
  }): RouterContextProvider;
}

export interface StorefrontModules {
  build: ServerBuild;
  createHandler: typeof createRequestHandler;
}

/** Loads the built storefront. `onError` hears of every error a loader, an action or a component throws. */
export async function openStorefront(
  folder: string,
  onError: (error: unknown, path: string) => void,
  isDemo: boolean,
): Promise<RenderPage> {
  const build = (await import(pathToFileURL(resolve(folder, "server/index.js")).href)) as ServerBuild;
  return storefrontRenderer({ build, createHandler: createRequestHandler }, onError, isDemo);
}

export function storefrontRenderer(
  { build, createHandler }: StorefrontModules,
  onError: (error: unknown, path: string) => void,
  isDemo: boolean,
): RenderPage {
  const entry = build.entry.module as ServerBuild["entry"]["module"] & StorefrontEntry;
  const handleError = (error: unknown, { request }: { request: Request }) => {
    // An address that leads nowhere is the reader's, not a fault of ours.
    const isTheirs = isRouteErrorResponse(error) && error.status < 500;
    if (!request.signal.aborted && !isTheirs) onError(error, new URL(request.url).pathname);
  };
  const mode = process.env["NODE_ENV"] === "development" ? "development" : "production";
  const keptMarkup = mode === "production" ? markupKeeper() : null;
  const handler = createHandler({ ...build, entry: { ...build.entry, module: { ...entry, handleError } } }, mode);
  return (request, api, nonce) =>
    handler(request, entry.contextFor({ api, isDemo, nonce, render: renderWhole, keptMarkup }));
}

import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";

/** Null: not a document, or one that failed. React Router's own handler answers those, and tells of the fault. */
export type DocumentHandler = (request: Request, context: RouterContextProvider) => Promise<Response | null>;

/**
 * Reads documents: pages whose `handle` does not ask for a router in the browser. React Router's own handler writes out
 * all their data for that router, a seventh of a page's time; the pages are the same.
 */
export function documentHandler(build: ServerBuild): DocumentHandler {
  const { query } = createStaticHandler(childrenOf(build, ""), { basename: build.basename ?? "/" });
  const pages = pagesOf(build);
  return async (request, requestContext) => {
    const { pathname } = new URL(request.url);
    if ((request.method !== "GET" && request.method !== "HEAD") || pathname.endsWith(".data")) return null;
    // A page with a router is told by what was matched; its own data is left to React Router's handler.
    const found = await query(request, { requestContext, filterMatchesToLoad: ({ route }) => isDocument(route) });
    if (found instanceof Response) return found;
    if (!found.matches.every(({ route }) => isDocument(route))) return null;
    if (!Object.values(found.errors ?? {}).every(isRouteErrorResponse)) return null;
    const page: EntryContext = { ...pages, staticHandlerContext: found, renderMeta: {} };
    try {
      return await build.entry.module.default(request, found.statusCode, new Headers(), page, requestContext);
    } catch {
      return null;
    }
  };
}

/** What a page with a router says of itself. */
type Handle = { isApp?: boolean; isFile?: boolean } | undefined;

/** Whether a route's page is a document. */
const isDocument = ({ handle }: { handle?: unknown }): boolean =>
  !(handle as Handle)?.isApp && !(handle as Handle)?.isFile;

/** The build's routes as React Router's static handler takes them. */
function childrenOf(build: ServerBuild, parentId: string): RouteObject[] {
  return Object.values(build.routes).flatMap((found): RouteObject[] => {
    if (!found || (found.parentId ?? "") !== parentId) return [];
    const { id, path, index, caseSensitive, module } = found;
    const { loader, handle, ErrorBoundary } = module;
    const own = {
      id,
      ...(path !== undefined && { path }),
      ...(loader && { loader: loader as NonNullable<RouteObject["loader"]> }),
      ...((id === "root" || ErrorBoundary) && { ErrorBoundary: () => null }),
      // A route without a page answers with a file.
      handle: module.default ? handle : { isFile: true },
    };
    if (index) return [{ ...own, index: true as const }];
    return [{ ...own, ...(caseSensitive && { caseSensitive }), children: childrenOf(build, id) }];
  });
}

/** What is the same for every page of a build. */
function pagesOf({ assets, routes, future, ssr, routeDiscovery }: ServerBuild) {
  return {
    manifest: assets,
    branches: [],
    routeModules: Object.fromEntries(
      Object.values(routes).flatMap((found) => (found ? [[found.id, found.module]] : [])),
    ),
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
    serializeError: (error: Error) => error,
  } as unknown as Omit<EntryContext, "staticHandlerContext" | "renderMeta">;
}

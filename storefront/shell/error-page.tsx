import { useEffect } from "react";
import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { failureWords } from "#words/failures.ts";
import { paths } from "../paths.ts";
import "./error-page.css";
import { NotFound } from "./not-found.tsx";
import { afterPageFailure } from "./page-failure.ts";
import { saveTypedInput } from "./typed-input.ts";

/** What stands instead of a page that failed: 404 and other answers in words, an error of ours with the loader of S109. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isRouteErrorResponse(error)) return <Refused status={error.status} />;
  return <BrokenPage error={error} />;
}

function Refused({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  return (
    <main className="page error-page" id="main">
      <h1 className="type-36">{failureWords.notLoaded}</h1>
      <p className="measure muted">{status === 503 ? failureWords.noRecords : failureWords.ourEnd(status)}</p>
      <p className="error-page__ways">
        <Link className={buttonClass("primary")} to={pathname + search} reloadDocument>
          {failureWords.tryAgain}
        </Link>
        <Link className={buttonClass("secondary")} to={paths.home}>
          {failureWords.goHome}
        </Link>
      </p>
    </main>
  );
}

/** Pauses long enough to be read, then acts. */
const PAUSE_MS = 1200;

function BrokenPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  useEffect(() => {
    logFirst(error);
    const decided = afterPageFailure({
      ...wordsOf(error),
      chunks: pageChunks(),
      path: pathname,
      wasReloaded: wasReloaded(pathname),
    });
    if (decided === "stay") return;
    const act = setTimeout(() => {
      saveTypedInput(pathname);
      if (decided === "reload") {
        rememberReload(pathname);
        window.location.reload();
      } else window.location.assign(paths.home);
    }, PAUSE_MS);
    return () => clearTimeout(act);
  }, [error, pathname]);
  return (
    <main className="page error-page" id="main">
      <div className="error-page__loader" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <h1 className="type-36">{failureWords.broken}</h1>
      <p className="measure muted">{failureWords.reloading}</p>
      <p className="error-page__ways">
        <Link className={buttonClass("secondary")} to={paths.home} reloadDocument>
          {failureWords.goHome}
        </Link>
      </p>
    </main>
  );
}

/** Before anything else (S112). The browser's own report reaches the console and every error listener of the page. */
function logFirst(error: unknown): void {
  window.reportError(error);
}

function wordsOf(error: unknown): { message: string; stack: string } {
  return error instanceof Error
    ? { message: error.message, stack: error.stack ?? "" }
    : { message: String(error), stack: "" };
}

/** What the files of the pages on screen are called, without their hash: `listing-page`. A page's code is split over several. */
function pageChunks(): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } = window as Window & {
    __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
    __reactRouterRouteModules?: Record<string, unknown>;
  };
  return Object.keys(loaded ?? {})
    .filter((id) => id !== "root")
    .flatMap((id) => /([a-z-]+-page)-[^/]*$/.exec(manifest?.routes[id]?.module ?? "")?.[1] ?? []);
}

const reloadKey = (path: string) => `reloaded:${path}`;

function wasReloaded(path: string): boolean {
  try {
    return sessionStorage.getItem(reloadKey(path)) !== null;
  } catch {
    return true;
  }
}

function rememberReload(path: string): void {
  sessionStorage.setItem(reloadKey(path), "1");
}

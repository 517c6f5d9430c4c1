import { useEffect } from "react";
import { logEvent } from "#contract/log-event.ts";
import { buttonClass } from "#ui/button.tsx";
import { failureWords } from "#words/failures.ts";
import { fetchApi } from "../api/api.ts";
import { paths } from "../paths.ts";
import "./error-page.css";
import { afterPageFailure } from "./page-failure.ts";
import { saveTypedInput } from "./typed-input.ts";
import { inLanguage, plainPath } from "../language/in-language.ts";

/** Pauses long enough to be read, then acts. */
const PAUSE_MS = 1200;

const SERVER_FAILED = new Error("page_not_made");

/** The loader of S109, and what follows it. Without an error the server could not make the page, and has logged why. */
export function BrokenPage({ error = SERVER_FAILED }: { error?: unknown }) {
  useEffect(() => {
    // Before anything else (S112). The browser's own report reaches the console and every error listener of the page.
    window.reportError(error);
    const pathname = plainPath(window.location.pathname);
    tellStore(error, window.location.pathname);
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
      } else window.location.assign(inLanguage(paths.home));
    }, PAUSE_MS);
    return () => clearTimeout(act);
  }, [error]);
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
        <a className={buttonClass("secondary")} href={paths.home}>
          {failureWords.goHome}
        </a>
      </p>
    </main>
  );
}

const LONGEST = 500;

/** Where no answer comes, nothing follows from it. */
function tellStore(error: unknown, path: string): void {
  const { message } = wordsOf(error);
  const Message = message.slice(0, LONGEST) || "error";
  void fetchApi(logEvent, { body: { Message, Source: pageChunks().join(" ").slice(0, 100), Url: path } });
}

function wordsOf(error: unknown): { message: string; stack: string } {
  return error instanceof Error
    ? { message: error.message, stack: error.stack ?? "" }
    : { message: String(error), stack: "" };
}

/** Files that every page begins with: code in them is no page's own. */
const OF_EVERY_PAGE = new Set(["react", "router", "shared"]);

/** What the files of the pages on screen are called, without their hash: `listing-page`. A page's code is split over several. */
function pageChunks(): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } = window as Window & {
    __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
    __reactRouterRouteModules?: Record<string, unknown>;
  };
  const ofRoutes = Object.keys(loaded ?? {})
    .filter((id) => id !== "root")
    .flatMap((id) => manifest?.routes[id]?.module ?? []);
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href);
  return [...ofRoutes, ...named]
    .flatMap((file) => /\/([a-z][a-z-]*)-[\w-]{8}\.js$/.exec(file)?.[1] ?? [])
    .filter((name) => !OF_EVERY_PAGE.has(name));
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

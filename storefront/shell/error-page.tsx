import { type ErrorResponse, isRouteErrorResponse, useLocation } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { failureWords } from "#words/failures.ts";
import { island } from "../islands/island.tsx";
import { paths } from "../paths.ts";
import { BrokenPage } from "./broken-page.tsx";
import "./error-page.css";
import { NotFound } from "./not-found.tsx";
import { useIsApp } from "./page-handle.ts";

const BrokenPageIsland = island("broken-page", BrokenPage, "load");

/** What stands instead of a page that failed: 404 and other answers in words, an error of ours with the loader of S109. */
export function ErrorPage({ error }: { error: unknown }) {
  const isApp = useIsApp();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isRouteErrorResponse(error)) return <Refused answer={error} />;
  return isApp ? <BrokenPage error={error} /> : <BrokenPageIsland />;
}

/** A refusal says why in its own words; what is our fault says that. */
function reasonOf({ status, data }: ErrorResponse): string {
  if (status === 503) return failureWords.noRecords;
  return status < 500 && typeof data === "string" && data !== "" ? data : failureWords.ourEnd(status);
}

function Refused({ answer }: { answer: ErrorResponse }) {
  const { pathname, search } = useLocation();
  return (
    <main className="page error-page" id="main">
      <h1 className="type-36">{failureWords.notLoaded}</h1>
      <p className="measure muted">{reasonOf(answer)}</p>
      <p className="error-page__ways">
        <a className={buttonClass("primary")} href={pathname + search}>
          {failureWords.tryAgain}
        </a>
        <a className={buttonClass("secondary")} href={paths.home}>
          {failureWords.goHome}
        </a>
      </p>
    </main>
  );
}

import type { MetaFunction } from "react-router";
import { loadingWords as words } from "#words/listing.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { ResultSkeleton } from "./result-skeleton.tsx";
import "./listing.css";

/** What a browser shows that waits long for a list. The answer that it stands in asks for the list again by itself. */
export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
];

export default function LoadingPage() {
  return (
    <main id="main" className="listing">
      <div className="page listing__head">
        <div className="listing__title">
          <h1 className="type-48">{words.title}</h1>
          <p className="muted">
            <output>{words.lead}</output>
          </p>
        </div>
      </div>
      <div className="page">
        <ResultSkeleton count={8} />
      </div>
    </main>
  );
}

import { lazy, Suspense, useState } from "react";
import { LISTING_LIMITS } from "#rules/catalog/lists.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { searchStartWords } from "#words/listing.ts";
import { LIST_PATHS } from "../list-paths.ts";
import type { Way } from "../shell/navigation.ts";

const SearchPanel = lazy(async () => ({ default: (await import("../search/search-panel.tsx")).SearchPanel }));

/** The search page before anything was searched; what is typed is looked up at once, on phones too. */
export function SearchStart({ ways }: { ways: readonly Way[] }) {
  const [words, setWords] = useState("");
  return (
    <div className="page search-start">
      <search aria-label={searchStartWords.area}>
        <form className="search-start__form" action={LIST_PATHS.search}>
          <Field
            id="search-start"
            label={searchStartWords.field}
            name="q"
            type="search"
            required
            maxLength={LISTING_LIMITS.words}
            enterKeyHint="search"
            autoComplete="off"
            onChange={(event) => setWords(event.currentTarget.value.trim())}
          />
          <Button type="submit" look="primary" size="large">
            {searchStartWords.search}
          </Button>
        </form>
      </search>
      {words !== "" && (
        <Suspense fallback={null}>
          <SearchPanel words={words} />
        </Suspense>
      )}
      <p className="search-start__ways">
        {ways.map(({ title, to }) => (
          <a key={to} className={buttonClass("secondary")} href={to}>
            {title}
          </a>
        ))}
      </p>
    </div>
  );
}

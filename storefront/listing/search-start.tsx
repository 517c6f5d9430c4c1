import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { searchStartWords } from "#words/listing.ts";
import { LIST_PATHS } from "../paths.ts";
import { waysToStart } from "../shell/navigation.ts";
import { useShellFacts } from "../shell/shell-facts.ts";

const SearchPanel = lazy(async () => ({ default: (await import("../search/search-panel.tsx")).SearchPanel }));

/** The search page before anything was searched; what is typed is looked up at once, on phones too. */
export function SearchStart() {
  const { sections } = useShellFacts();
  const [words, setWords] = useState("");
  return (
    <div className="page search-start">
      <search aria-label={searchStartWords.area}>
        <form className="search-start__form" action={LIST_PATHS.search}>
          <Field
            label={searchStartWords.field}
            name="q"
            type="search"
            required
            maxLength={80}
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
        {waysToStart(sections).map(({ title, to }) => (
          <Link key={to} className={buttonClass("secondary")} to={to}>
            {title}
          </Link>
        ))}
      </p>
    </div>
  );
}

import { LISTING_LIMITS } from "#rules/catalog/lists.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { notFoundWords } from "#words/failures.ts";
import { LIST_PATHS } from "../list-paths.ts";
import { paths } from "../paths.ts";
import "./error-page.css";
import { waysToStart } from "./navigation.ts";
import { useShellFacts } from "./shell-facts.ts";

/** The page of an address that leads nowhere: says so, and offers the search. */
export function NotFound() {
  const { sections } = useShellFacts();
  return (
    <main className="page error-page not-found" id="main">
      <h1 className="type-36">{notFoundWords.title}</h1>
      <p className="measure muted">{notFoundWords.lead}</p>
      <search aria-label={notFoundWords.area}>
        <form className="not-found__search" action={LIST_PATHS.search}>
          <Field label={notFoundWords.field} name="q" type="search" required maxLength={LISTING_LIMITS.words} />
          <Button type="submit" look="primary">
            {notFoundWords.search}
          </Button>
        </form>
      </search>
      <p className="error-page__ways">
        {waysToStart(sections).map(({ title, to }) => (
          <a key={to} className={buttonClass("secondary")} href={to}>
            {title}
          </a>
        ))}
        <a className={buttonClass("quiet")} href={paths.home}>
          {notFoundWords.home}
        </a>
      </p>
    </main>
  );
}

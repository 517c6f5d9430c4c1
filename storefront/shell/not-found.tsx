import { Link } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { LIST_PATHS, paths } from "../paths.ts";
import "./error-page.css";

/** The page of an address that leads nowhere: says so, and offers the search. */
export function NotFound() {
  return (
    <main className="page error-page not-found" id="main">
      <h1 className="type-36">There is no page at this address</h1>
      <p className="measure muted">
        The product may be gone, or the address was cut off. Search for it, or start from a list.
      </p>
      <search aria-label="This page">
        <form className="not-found__search" action={LIST_PATHS.search}>
          <Field label="Search the store" name="q" type="search" required maxLength={80} />
          <Button type="submit" look="primary">
            Search
          </Button>
        </form>
      </search>
      <p className="error-page__ways">
        <Link className={buttonClass("secondary")} to={LIST_PATHS["gaming-pcs"]}>
          Gaming PCs
        </Link>
        <Link className={buttonClass("secondary")} to={LIST_PATHS["gear-store"]}>
          Gear
        </Link>
        <Link className={buttonClass("quiet")} to={paths.home}>
          Home page
        </Link>
      </p>
    </main>
  );
}

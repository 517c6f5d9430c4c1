import { Link } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { LIST_PATHS } from "../paths.ts";

/** The search page before anything was searched. */
export function SearchStart() {
  return (
    <div className="page search-start">
      <form className="search-start__form" action={LIST_PATHS.search} role="search">
        <Field label="Search PCs, laptops, parts and gear" name="q" type="search" required maxLength={80} enterKeyHint="search" />
        <Button type="submit" look="primary" size="large">Search</Button>
      </form>
      <p className="search-start__ways">
        <Link className={buttonClass("secondary")} to={LIST_PATHS["gaming-pcs"]}>Gaming PCs</Link>
        <Link className={buttonClass("secondary")} to={LIST_PATHS["gaming-laptops"]}>Laptops</Link>
        <Link className={buttonClass("secondary")} to={LIST_PATHS["gear-store"]}>Gear</Link>
        <Link className={buttonClass("secondary")} to={LIST_PATHS["pc-parts"]}>Parts</Link>
      </p>
    </div>
  );
}

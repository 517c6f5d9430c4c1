import { useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { paths } from "../paths.ts";
import { useShellFacts } from "../shell/shell-facts.ts";

const FIRST_TRY_MS = 12_000;
const NEXT_TRIES_MS = 30_000;

/** This list didn’t load: what is safe, the next automatic try, and other ways to buy. */
export function ListingFailed() {
  const { revalidate, state } = useRevalidator();
  const { supportPhone, supportHours } = useShellFacts();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const next = setTimeout(
      () => {
        setTries((before) => before + 1);
        void revalidate();
      },
      tries === 0 ? FIRST_TRY_MS : NEXT_TRIES_MS,
    );
    return () => clearTimeout(next);
  }, [tries, revalidate]);
  return (
    <section className="listing-state" role="alert" aria-labelledby="failed-title">
      <h2 className="type-28" id="failed-title">
        This list didn’t load
      </h2>
      <p className="muted">Your filters and your cart are safe.</p>
      <p className="listing-state__ways">
        <Button className="with-script" look="primary" busy={state === "loading"} onClick={() => void revalidate()}>
          Try again
        </Button>
        <Link className={buttonClass("secondary")} to={paths.home}>
          Go to the home page
        </Link>
      </p>
      <dl className="listing-state__facts">
        <div>
          <dt>Next try</dt>
          <dd>
            <span className="with-script">In {tries === 0 ? 12 : 30} seconds, automatically.</span>
            <span className="without-script">Reload the page.</span>
          </dd>
        </div>
        {supportPhone && (
          <div>
            <dt>Still stuck?</dt>
            <dd>
              Order by phone,{" "}
              <a className="link" href={`tel:${supportPhone.replaceAll(/[^+\d]/g, "")}`}>
                {supportPhone}
              </a>
              , {supportHours}.
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

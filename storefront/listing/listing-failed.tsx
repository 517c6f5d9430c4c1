import { useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { failedListWords } from "#words/listing.ts";
import { Sentence } from "#ui/sentence.tsx";
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
        {failedListWords.title}
      </h2>
      <p className="muted">{failedListWords.safe}</p>
      <p className="listing-state__ways">
        <Button className="with-script" look="primary" busy={state === "loading"} onClick={() => void revalidate()}>
          {failedListWords.tryAgain}
        </Button>
        <Link className={buttonClass("secondary")} to={paths.home}>
          {failedListWords.goHome}
        </Link>
      </p>
      <dl className="listing-state__facts">
        <div>
          <dt>{failedListWords.nextTry}</dt>
          <dd>
            <span className="with-script">
              {failedListWords.inSeconds((tries === 0 ? FIRST_TRY_MS : NEXT_TRIES_MS) / 1000)}
            </span>
            <span className="without-script">{failedListWords.reload}</span>
          </dd>
        </div>
        {supportPhone && (
          <div>
            <dt>{failedListWords.stuck}</dt>
            <dd>
              <Sentence
                of={failedListWords.byPhone(
                  <a className="link" href={`tel:${supportPhone.replaceAll(/[^+\d]/g, "")}`}>
                    {supportPhone}
                  </a>,
                  supportHours,
                )}
              />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

import { useEffect, useEffectEvent, useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { failedListWords } from "#words/listing.ts";
import { Sentence } from "#ui/sentence.tsx";

const FIRST_TRY_MS = 12_000;
const NEXT_TRIES_MS = 30_000;

interface ListingFailedProps {
  support: { phone: string; hours: string };
  isTrying: boolean;
  onTry(): void;
}

/** This list didn’t load: what is safe, the next automatic try, and other ways to buy. */
export function ListingFailed({ support, isTrying, onTry }: ListingFailedProps) {
  const [tries, setTries] = useState(0);
  const tryNow = useEffectEvent(onTry);
  useEffect(() => {
    const next = setTimeout(
      () => {
        setTries((before) => before + 1);
        tryNow();
      },
      tries === 0 ? FIRST_TRY_MS : NEXT_TRIES_MS,
    );
    return () => clearTimeout(next);
  }, [tries]);
  return (
    <section className="listing-state" role="alert" aria-labelledby="failed-title">
      <h2 className="type-28" id="failed-title">
        {failedListWords.title}
      </h2>
      <p className="muted">{failedListWords.safe}</p>
      <p className="listing-state__ways">
        <Button className="with-script" look="primary" busy={isTrying} onClick={onTry}>
          {failedListWords.tryAgain}
        </Button>
        <a className={buttonClass("secondary")} href="/">
          {failedListWords.goHome}
        </a>
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
        {support.phone && (
          <div>
            <dt>{failedListWords.stuck}</dt>
            <dd>
              <Sentence
                of={failedListWords.byPhone(
                  <a className="link" href={`tel:${support.phone.replaceAll(/[^+\d]/g, "")}`}>
                    {support.phone}
                  </a>,
                  support.hours,
                )}
              />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

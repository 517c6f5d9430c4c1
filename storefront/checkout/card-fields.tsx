import { useEffect, useState } from "react";
import type { CardFieldName, CardFieldsTheme } from "#contract/card-fields-protocol.ts";
import type { CardProblem } from "#rules/payment/card-fields.ts";
import type { CardFieldsOnPage } from "./use-card-fields.ts";

const LABELS: Record<CardFieldName, string> = {
  number: "Card number",
  expiry: "Expiration",
  securityCode: "Security code",
};

/** Help beside the specification's words: what to do about them. */
const HELP: Record<CardProblem, string> = {
  required: "Fill this in to pay.",
  invalid_number: "It needs 15 or 16 digits.",
  invalid_date_format: "Write it as on the card: 09/28.",
  invalid_date: "The month goes from 01 to 12.",
  expired: "Use a card that is still valid.",
  amex_code: "They are on the front.",
  code: "They are on the back.",
};

/** The provider's card fields in their frame, and under it what they say, in the specification's words. */
export function CardFields({
  url,
  frame,
  state,
  height,
}: { url: string } & Pick<CardFieldsOnPage, "frame" | "state" | "height">) {
  const theme = useTheme();
  const problems = (state?.fields ?? []).filter((field) => field.message !== null);
  return (
    <div className="card-fields">
      {theme && (
        <iframe
          ref={frame}
          className="card-fields__frame"
          title="Card number, expiration and security code"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame needs its own origin for its messages; it is never ours
          sandbox="allow-scripts allow-same-origin allow-forms"
          src={`${url}${url.includes("?") ? "&" : "?"}theme=${theme}`}
          height={height}
          data-theme={theme}
        />
      )}
      <ul className="card-fields__problems" aria-live="polite">
        {problems.map(({ field, message, problem }) => (
          <li key={field}>
            {LABELS[field]}: <b>{message}</b> {problem && <span className="muted">{HELP[problem]}</span>}
          </li>
        ))}
      </ul>
      <p className="card-fields__note muted">
        These three fields belong to the card processor. Your card’s number and code never reach this store.
      </p>
      <p className="without-script">
        You need JavaScript to pay: the card processor’s own fields can’t open without it. Your cart and address are
        saved.
      </p>
    </div>
  );
}

/** Known in the browser only: the stored choice, else the system's. */
function useTheme(): CardFieldsTheme | null {
  const [theme, setTheme] = useState<CardFieldsTheme | null>(null);
  useEffect(() => {
    const read = () => setTheme(chosen() ?? system());
    const watch = new MutationObserver(read);
    watch.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    read();
    return () => watch.disconnect();
  }, []);
  return theme;
}

const chosen = (): CardFieldsTheme | null => {
  const theme = document.documentElement.dataset["theme"];
  return theme === "dark" || theme === "light" ? theme : null;
};
const system = (): CardFieldsTheme => (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");

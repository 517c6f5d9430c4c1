import { useEffect, useState } from "react";
import type { CardFieldsTheme } from "#contract/card-fields-protocol.ts";
import { cardFieldWords } from "#words/payment.ts";
import type { CardFieldsOnPage } from "./use-card-fields.ts";

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
          title={cardFieldWords.frame}
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
            {cardFieldWords.labels[field]}: <b>{message}</b>{" "}
            {problem && <span className="muted">{cardFieldWords.help[problem]}</span>}
          </li>
        ))}
      </ul>
      <p className="card-fields__note muted">{cardFieldWords.whose}</p>
      <p className="without-script">{cardFieldWords.needsScript}</p>
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

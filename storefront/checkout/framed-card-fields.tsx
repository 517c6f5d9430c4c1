import { useEffect, useImperativeHandle } from "react";
import type { ToCardFields } from "#contract/card-fields-protocol.ts";
import type { CardFieldsPlace } from "#contract/checkout.ts";
import { LANGUAGE } from "#words/locale.ts";
import { cardFieldWords } from "#words/payment.ts";
import type { CardEntryProps } from "./card-entry.ts";
import { CardProblems } from "./card-problems.tsx";
import { useCardFields } from "./use-card-fields.ts";
import { useTheme } from "./use-theme.ts";

/** The fields on a page of the provider's, in their frame. */
export function FramedCardFields({ place, entry, onSubmit }: { place: CardFieldsPlace } & CardEntryProps) {
  const { Origin: origin, Url: url } = place;
  const { frame, state, height, tokenise } = useCardFields(origin, onSubmit);
  useImperativeHandle(entry, () => ({ tokenise }), [tokenise]);
  const theme = useTheme();
  const isThere = state !== null;
  useEffect(() => {
    if (theme && isThere)
      frame.current?.contentWindow?.postMessage(
        { type: "card-fields/theme", theme: theme.now } satisfies ToCardFields,
        origin,
      );
  }, [frame, isThere, theme, origin]);
  return (
    <>
      {theme && (
        <iframe
          ref={frame}
          className="card-fields__frame"
          title={cardFieldWords.frame}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame needs its own origin for its messages; it is never ours
          sandbox="allow-scripts allow-same-origin allow-forms"
          src={`${url}${url.includes("?") ? "&" : "?"}theme=${theme.first}&language=${LANGUAGE}`}
          height={height}
          data-theme={theme.now}
        />
      )}
      <CardProblems state={state} />
    </>
  );
}

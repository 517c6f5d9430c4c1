import { lazy, Suspense } from "react";
import type { CardFieldsPlace } from "#contract/checkout.ts";
import { cardFieldWords } from "#words/payment.ts";
import type { CardEntryProps } from "./card-entry.ts";
import { FramedCardFields } from "./framed-card-fields.tsx";

/** Where the provider brings its fields by a script of its own. */
const ScriptedCardFields = lazy(async () => ({
  default: (await import("./scripted-card-fields.tsx")).ScriptedCardFields,
}));

/** The provider's card fields, and under them what they say, in the specification's words. */
export function CardFields({ place, ...props }: { place: CardFieldsPlace } & CardEntryProps) {
  return (
    <div className="card-fields">
      {place.Url !== "" ? (
        <FramedCardFields place={place} {...props} />
      ) : (
        <Suspense fallback={<div className="card-fields__waiting" />}>
          <ScriptedCardFields place={place} {...props} />
        </Suspense>
      )}
      <p className="card-fields__note muted">{cardFieldWords.whose}</p>
      <p className="without-script">{cardFieldWords.needsScript}</p>
    </div>
  );
}

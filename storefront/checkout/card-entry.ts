import type { RefObject } from "react";
import type { FromCardFields } from "#contract/card-fields-protocol.ts";
import { cardFieldWords } from "#words/payment.ts";

export type TokenAnswer = Extract<FromCardFields, { requestId: string }>;

/** What the fields of a card do for the button beneath them, wherever they come from. */
export interface CardEntry {
  /** Exchanges the card for a token. `card-fields/invalid` and `card-fields/failed` say why there is none. */
  tokenise(): Promise<TokenAnswer>;
}

export interface CardEntryProps {
  entry: RefObject<CardEntry | null>;
  /** Enter was pressed in a field: the shopper means the button. */
  onSubmit(): void;
}

const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 50;

/** A token of the card. Pressed before the fields have come, they are waited for: the press is not missed. */
export async function tokenise(entry: RefObject<CardEntry | null>): Promise<TokenAnswer> {
  for (let waited = 0; waited < PATIENCE_MS && !entry.current; waited += LOOK_AGAIN_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  return (
    (await entry.current?.tokenise()) ?? {
      type: "card-fields/failed",
      requestId: "",
      message: cardFieldWords.noAnswer,
    }
  );
}

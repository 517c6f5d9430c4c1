import { z } from "zod";
import type { ScreeningVerdict } from "#rules/screening/screening-states.ts";
import {
  type FraudScreening,
  type PaymentToScreen,
  type ScreeningAnswer,
  ScreeningAway,
  ScreeningRefused,
} from "./fraud-screening.ts";
import { toSignifydSale } from "./to-signifyd-sale.ts";

export interface SignifydSettings {
  /** No slash at its end: `https://api.signifyd.com`. */
  apiBase: string;
  /** Of the team that the store has there. */
  apiKey: string;
  /** How long the answer may take: a shopper waits for it. */
  timeoutMs?: number;
}

/** Longer, and the order waits for its answer without the shopper. */
const DEFAULT_TIMEOUT_MS = 2_500;
/** What says nothing of the order: a key that is not taken, or a service that wants no call now. */
const SAYS_NOTHING = new Set([401, 403, 404, 408, 425, 429]);

const Decision = z.object({
  signifydId: z.union([z.string(), z.int()]).transform(String),
  orderId: z.string(),
  decision: z.object({
    checkpointAction: z.string(),
    checkpointActionReason: z.string().nullish(),
    score: z.number().nullish(),
  }),
});

/** CHALLENGE and CREDIT are of contracts that the store has not: a person looks, as with a word that nobody knows yet. */
const VERDICTS: Readonly<Record<string, ScreeningVerdict>> = { ACCEPT: "accept", HOLD: "review", REJECT: "reject" };

/**
 * Signifyd's version 3: a sale is told after its authorisation and answered at once. Its address, its key and its fields
 * are read off Signifyd's own connector (github.com/signifyd/commercetools); that a second sale under the same `orderId`
 * finds the same case is from memory, and to be confirmed before live keys.
 */
export function signifydScreening(settings: SignifydSettings): FraudScreening {
  return {
    async screen(payment) {
      const { status, text } = await ask(settings, payment);
      if (status >= 500 || status < 200 || (status >= 300 && status < 400) || SAYS_NOTHING.has(status))
        throw new ScreeningAway(`Signifyd: ${status}`);
      if (status >= 400) throw new ScreeningRefused(`Signifyd: ${status}`);
      return answerOf(payment, text);
    },
  };
}

async function ask(
  { apiBase, apiKey, timeoutMs = DEFAULT_TIMEOUT_MS }: SignifydSettings,
  payment: PaymentToScreen,
): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(`${apiBase}/v3/orders/events/sales`, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        authorization: `Basic ${Buffer.from(apiKey).toString("base64")}`,
      },
      body: JSON.stringify(toSignifydSale(payment)),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new ScreeningAway("Signifyd: no answer", { cause: error });
  }
}

/** An answer that is none, or is about another order, has judged nothing. */
function answerOf({ paymentId }: PaymentToScreen, text: string): ScreeningAnswer {
  const read = Decision.safeParse(jsonOf(text));
  if (!read.success) throw new ScreeningAway("Signifyd: an answer that is no decision");
  const { signifydId: ref, orderId, decision } = read.data;
  if (orderId !== paymentId) throw new ScreeningAway("Signifyd: a decision about another order");
  return {
    verdict: VERDICTS[decision.checkpointAction] ?? "review",
    ref,
    score: decision.score == null ? null : Math.round(decision.score),
    reason: decision.checkpointActionReason ?? "",
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

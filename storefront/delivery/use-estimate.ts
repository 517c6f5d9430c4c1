import type { Answer } from "#contract/call.ts";
import type { DeliveryEstimate } from "#contract/delivery-estimate.ts";
import { useAsked } from "../api/use-asked.ts";

interface Estimated {
  /** Null until it is there, and where there is none. */
  estimate: DeliveryEstimate | null;
  /** Why there is none; empty while nobody has said so. */
  problem: string;
  askAgain(): void;
}

/** What things come to at a place; `asked` names which things and where, null where there is nothing to ask. */
export function useEstimate(asked: string | null, ask: () => Promise<Answer<DeliveryEstimate>>): Estimated {
  const { found: answer, askAgain } = useAsked(asked, ask);
  return {
    estimate: answer?.ok ? answer.reply : null,
    problem: answer && !answer.ok ? (answer.alert.Fields?.[0]?.message ?? answer.alert.Message) : "",
    askAgain,
  };
}

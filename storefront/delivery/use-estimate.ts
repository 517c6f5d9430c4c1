import { useEffect, useEffectEvent, useState } from "react";
import type { Answer } from "#contract/call.ts";
import type { DeliveryEstimate } from "#contract/delivery-estimate.ts";

interface Estimated {
  /** Null until it is there, and where there is none. */
  estimate: DeliveryEstimate | null;
  /** Why there is none; empty while nobody has said so. */
  problem: string;
  /** Asks the same once more: what kept the answer away may have passed. */
  askAgain(): void;
}

/**
 * What things come to at a place. `asked` names what `ask` would ask for: with another name it is asked anew, with null not
 * at all, and an answer to what was asked before is not shown.
 */
export function useEstimate(asked: string | null, ask: () => Promise<Answer<DeliveryEstimate>>): Estimated {
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ to: string; answer: Answer<DeliveryEstimate> } | null>(null);
  const askNow = useEffectEvent(ask);
  const question = asked === null ? null : `${attempt} ${asked}`;
  useEffect(() => {
    if (question === null) return;
    let isCurrent = true;
    const take = async () => {
      const answer = await askNow();
      if (isCurrent) setAnswered({ to: question, answer });
    };
    void take();
    return () => {
      isCurrent = false;
    };
  }, [question]);
  const answer = answered?.to === question ? answered.answer : null;
  return {
    estimate: answer?.ok ? answer.reply : null,
    problem: answer && !answer.ok ? (answer.alert.Fields?.[0]?.message ?? answer.alert.Message) : "",
    askAgain: () => setAttempt((count) => count + 1),
  };
}

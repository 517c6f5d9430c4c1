import { useEffect, useEffectEvent, useState } from "react";

interface Asked<Found> {
  /** The answer to what is asked now; null until it is there. */
  found: Found | null;
  /** The latest answer, also while another thing is asked; null before the first. */
  last: Found | null;
  /** Asks the same once more: what kept the answer away may have passed. */
  askAgain(): void;
}

/** Asks for what `asked` names: with another name anew, with null not at all. An answer that comes too late is dropped. */
export function useAsked<Found>(asked: string | null, ask: () => Promise<Found>): Asked<Found> {
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ to: string; found: Found } | null>(null);
  const askNow = useEffectEvent(ask);
  const question = asked === null ? null : `${attempt} ${asked}`;
  useEffect(() => {
    if (question === null) return;
    let isCurrent = true;
    const take = async () => {
      const found = await askNow();
      if (isCurrent) setAnswered({ to: question, found });
    };
    void take();
    return () => {
      isCurrent = false;
    };
  }, [question]);
  return {
    found: answered?.to === question ? answered.found : null,
    last: answered?.found ?? null,
    askAgain: () => setAttempt((count) => count + 1),
  };
}

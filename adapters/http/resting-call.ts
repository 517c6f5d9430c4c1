const MOST_FAILURES = 3;
const REST_MS = 60_000;

interface Rest {
  /** What a failure is thrown as. */
  Away: new (message: string) => Error;
  /** What a call is answered that is not made. */
  rests: () => Error;
  now?: () => number;
}

/**
 * A call that rests after three failures in a row: while a service is down, shoppers wait for it three times and not
 * each. After a minute one call tries again. What is thrown as `Away` is a failure; anything else is an answer.
 */
export function restingCall<Given extends unknown[], Answer>(
  ask: (...given: Given) => Promise<Answer>,
  { Away, rests, now = () => performance.now() }: Rest,
): (...given: Given) => Promise<Answer> {
  let failures = 0;
  let restsUntil = 0;
  const answered = () => {
    failures = 0;
    restsUntil = 0;
  };
  return async (...given) => {
    if (now() < restsUntil) throw rests();
    if (failures >= MOST_FAILURES) restsUntil = now() + REST_MS;
    try {
      const answer = await ask(...given);
      answered();
      return answer;
    } catch (error) {
      if (error instanceof Away) {
        failures += 1;
        if (failures >= MOST_FAILURES) restsUntil = now() + REST_MS;
      } else answered();
      throw error;
    }
  };
}

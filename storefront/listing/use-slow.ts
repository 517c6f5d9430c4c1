import { useEffect, useState } from "react";

/** Quick answers need no skeleton: it would only flash. */
const SLOW_MS = 300;

/** True once something has been going on for longer than a moment. */
export function useSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const wait = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(wait);
      setSlow(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isSlow;
}

/** How long a session lasts after its last use, and at most; its use is noted again after `touchSeconds`. Seconds. */
interface SessionLimit {
  idleSeconds: number;
  mostSeconds: number;
  touchSeconds: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Keep me signed in (S277): thirty days. Without it a session ends with the browser, after two idle hours, or by night. */
const KEPT: SessionLimit = { idleSeconds: 30 * DAY, mostSeconds: 90 * DAY, touchSeconds: HOUR };
const SHORT: SessionLimit = { idleSeconds: 2 * HOUR, mostSeconds: 12 * HOUR, touchSeconds: 60 };

export function sessionLimit(keeps: boolean): SessionLimit {
  return keeps ? KEPT : SHORT;
}

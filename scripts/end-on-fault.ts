import type { Logger } from "pino";

const CLOSE_WITHIN_MS = 10_000;

/**
 * The last resort: an error that nobody caught leaves the process in a state that nobody thought of. It is logged, what
 * runs is finished as far as ten seconds allow, and the process ends with 1 for its supervisor to start another.
 */
export function endOnFault(log: Pick<Logger, "fatal">, close: () => Promise<void>): void {
  let ending = false;
  const end = (error: unknown): void => {
    log.fatal({ err: error }, ending ? "another error nobody caught" : "an error nobody caught: the store closes");
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS);
    close().then(
      () => process.exit(1),
      () => process.exit(1),
    );
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
}

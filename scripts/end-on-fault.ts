import type { Logger } from "pino";

const CLOSE_WITHIN_MS = 10_000;

/**
 * The last resort: an error that nobody caught leaves the process in a state that nobody thought of. It is logged, what
 * runs is finished as far as ten seconds allow, and the process ends with 1 for its supervisor to start another.
 */
export function endOnFault(log: Pick<Logger, "fatal">, close: () => Promise<void>): void {
  let ending = false;
  const end = async (fault: unknown): Promise<void> => {
    log.fatal({ err: fault }, ending ? "another error nobody caught" : "an error nobody caught: the store closes");
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS);
    await close().catch(() => {});
    process.exit(1);
  };
  process.on("uncaughtException", (fault) => void end(fault));
  process.on("unhandledRejection", (fault) => void end(fault));
}

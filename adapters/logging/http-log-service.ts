import { type LogEvent, type LogService, LogServiceAway, LogServiceRefused } from "./log-service.ts";

export interface LogServiceSettings {
  /** Where a source takes its events: `https://s1.eu-nbg-2.betterstackdata.com`. */
  url: string;
  token: string;
  timeoutMs?: number;
}

/** Nobody waits for it but the queue. */
const DEFAULT_TIMEOUT_MS = 5000;
const REFUSED = new Set([400, 413, 422]);

/** A list of events as JSON under the token of a source, as Better Stack takes them (betterstack.com/docs/logs/ingesting-data/http/logs). */
export function httpLogService({ url, token, timeoutMs = DEFAULT_TIMEOUT_MS }: LogServiceSettings): LogService {
  return {
    async send(events) {
      const answer = await fetch(url, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(events.map(toWire)),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new LogServiceAway("The log service did not answer", { cause: error });
      });
      await answer.body?.cancel().catch(() => undefined);
      if (answer.ok) return;
      const said = `The log service answered ${answer.status}`;
      throw REFUSED.has(answer.status) ? new LogServiceRefused(said) : new LogServiceAway(said);
    },
  };
}

const toWire = ({ at, clientIp, ...event }: LogEvent) => ({ dt: at, client_ip: clientIp, ...event });

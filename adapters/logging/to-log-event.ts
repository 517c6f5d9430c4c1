import { randomUUID } from "node:crypto";
import type { LogEvent } from "./log-service.ts";

/** pino's `error`: what is below it is the store's own business. */
const LEAST_LEVEL = 50;
const LONGEST = 1000;

/** Numbers of phones, addresses of machines, and words as long as a key: in a message they are of a person. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\b\d{3}[ .-])\d{3}[ .-]\d{4}\b/g, "[phone]"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[address]"],
  [/[A-Za-z0-9_-]{40,}/g, "[key]"],
];

/**
 * What a line of the log, scrubbed already, says to who is outside: fields by name, so that nothing else goes with them. Null
 * for a line that is no fault.
 */
export function toLogEvent(line: string): LogEvent | null {
  const said = readLine(line);
  if (!said || typeof said["level"] !== "number" || said["level"] < LEAST_LEVEL) return null;
  const text = (name: string) => (typeof said[name] === "string" ? said[name] : "");
  const cause = said["err"] as { message?: unknown } | undefined;
  const words = [text("msg"), typeof cause?.message === "string" ? cause.message : ""].filter((word) => word !== "");
  return {
    id: randomUUID(),
    at: text("time"),
    message: withoutPersons(words.join(": ")).slice(0, LONGEST),
    source: text("source") || "store",
    country: text("country"),
    clientIp: text("network"),
    url: withoutPersons(pathOf(text("url") || text("path") || text("call"))).slice(0, LONGEST),
  };
}

function readLine(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** A query holds keys of links, and what somebody searched for. */
const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? "";

function withoutPersons(text: string): string {
  return PERSONAL.reduce((left, [pattern, mark]) => left.replace(pattern, mark), text);
}

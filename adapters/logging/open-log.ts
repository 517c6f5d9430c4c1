import pino, { type DestinationStream, type Logger } from "pino";
import { scrubLine } from "./scrub-line.ts";

/** The store's log: one JSON object a line, without what identifies a person, a session, or a payment. */
export function openLog(level: string, destination: DestinationStream = process.stdout): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line: string) => destination.write(scrubLine(line)) },
  );
}

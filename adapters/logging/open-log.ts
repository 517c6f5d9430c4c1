import pino, { type DestinationStream, type Logger } from "pino";
import { scrubLine } from "./scrub-line.ts";

/**
 * The store's log: one JSON object a line, without what identifies a person, a session, or a payment. `reads` is told of
 * each line as it is written.
 */
export function openLog(
  level: string,
  destination: DestinationStream = process.stdout,
  reads?: (line: string) => void,
): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    {
      write: (line: string) => {
        const scrubbed = scrubLine(line);
        destination.write(scrubbed);
        reads?.(scrubbed);
      },
    },
  );
}

import { z } from "zod";

/**
 * What we write into Amazon's `customInformation` of a payment. Amazon lists no refunds, takes no reference of ours with one, and
 * tells of a charge without naming its session: so the payment itself carries all three.
 */
const Note = z.object({
  attempt: z.string(),
  session: z.string(),
  /** Amazon's refund by our row. */
  refunds: z.record(z.string(), z.string()).default({}),
});
export type AmazonNote = z.infer<typeof Note>;

export function readAmazonNote(text: string | null | undefined): AmazonNote | null {
  try {
    return Note.safeParse(JSON.parse(text ?? "")).data ?? null;
  } catch {
    return null;
  }
}

export function writeAmazonNote(note: AmazonNote): string {
  return JSON.stringify(note);
}

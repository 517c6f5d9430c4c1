import type { Mail } from "#adapters/mail/mailer.ts";
import type { World } from "../world.ts";

/** A kind of mail: what it says is read with its row of the outbox, so writing it asks nothing more. */
export interface MailTopic<Facts> {
  /** SQL of the mail's facts as one `jsonb`, from the `payload` around it; null when there is nobody left to write to. */
  sql: string;
  write(world: Pick<World, "config" | "pictures" | "settings">, facts: Facts): Promise<Omit<Mail, "dedupeKey">>;
  /** Whether a mail that was sent is kept; one that only the outbox page shows always is. */
  isKept: boolean;
  /** Facts of each case that reads differently, for whoever looks at the mails; none of the receipt, which the newest order shows. */
  samples: Readonly<Record<string, Facts>>;
}

/** One of them all: what its facts are is known by who reads the row. */
export type AnyMailTopic = Omit<MailTopic<never>, "samples"> & { samples: Readonly<Record<string, unknown>> };

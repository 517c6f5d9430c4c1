import type { Mail, Mailer } from "#adapters/mail/mailer.ts";
import type { Queries } from "../db/database.ts";
import type { Row } from "../db/schema.ts";

export type MailRow = Row<"mails">;

export async function isMailSent(queries: Queries, dedupeKey: string): Promise<boolean> {
  const row = await queries.selectFrom("mails").select("id").where("dedupe_key", "=", dedupeKey).executeTakeFirst();
  return row !== undefined;
}

/** Keeps a mail; one of the same key is there already when another worker was faster. */
export async function keepMail(queries: Queries, mail: Mail, sentBy: Mailer["sentBy"], now: Date): Promise<void> {
  await queries
    .insertInto("mails")
    .values({
      dedupe_key: mail.dedupeKey,
      recipient: mail.to,
      subject: mail.subject,
      html: mail.html,
      body_text: mail.text,
      sent_by: sentBy,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

/** The newest first. */
export async function latestMails(queries: Queries, most: number): Promise<MailRow[]> {
  return queries.selectFrom("mails").selectAll().orderBy("id", "desc").limit(most).execute();
}

export async function findMail(queries: Queries, id: number): Promise<MailRow | null> {
  return (await queries.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

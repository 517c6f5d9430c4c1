import { sql } from "kysely";
import type { MailNews } from "#adapters/mail/mail-news.ts";
import type { MailTrouble } from "#rules/mail/mail-troubles.ts";
import type { Queries, Tx } from "../db/database.ts";

/** Of a row `mail_troubles`: what is wrong with its address now. A bounce says more than a complaint: nothing arrives. */
export const TROUBLE = `case
    when bounced_at > coalesce(cleared_at, '-infinity') then 'bounced'
    when complained_at > coalesce(cleared_at, '-infinity') then 'complained' end`;

/** Each moment is the latest of those that were told: news may come twice and in any order. */
export async function noteMailNews(queries: Queries, news: readonly MailNews[], now: Date): Promise<void> {
  for (const { email, trouble, at, said } of news) {
    // A clock ahead of ours would outlast every later correction.
    const moment = at < now ? at : now;
    await sql`insert into mail_troubles (email, bounced_at, complained_at, said)
      values (${email}, ${trouble === "bounced" ? moment : null}::timestamptz,
        ${trouble === "complained" ? moment : null}::timestamptz, ${said})
      on conflict (email) do update set
        bounced_at = greatest(mail_troubles.bounced_at, excluded.bounced_at),
        complained_at = greatest(mail_troubles.complained_at, excluded.complained_at),
        said = case when excluded.bounced_at >= coalesce(mail_troubles.bounced_at, '-infinity')
          then excluded.said else mail_troubles.said end`.execute(queries);
  }
}

export interface TroubledAddress {
  trouble: MailTrouble;
  at: Date;
  said: string;
}

/** What is wrong with mail to an address; null where nothing is. */
export async function findMailTrouble(queries: Queries | Tx, email: string): Promise<TroubledAddress | null> {
  const { rows } = await sql<{
    trouble: MailTrouble | null;
    at: Date;
    said: string;
  }>`select ${sql.raw(TROUBLE)} as trouble,
      greatest(bounced_at, complained_at) as at, said
    from mail_troubles where email = ${email.trim().toLowerCase()}`.execute(queries);
  const [row] = rows;
  return row?.trouble ? { trouble: row.trouble, at: row.at, said: row.said } : null;
}

/** What was told up to now counts no more: mail goes there again, until it comes back again. */
export async function clearMailTrouble(queries: Queries | Tx, email: string, now: Date): Promise<void> {
  await queries
    .updateTable("mail_troubles")
    .set({ cleared_at: now })
    .where("email", "=", email.trim().toLowerCase())
    .execute();
}

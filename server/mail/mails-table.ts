import type { Queries } from "../db/database.ts";
import type { Row } from "../db/schema.ts";

export type MailRow = Row<"mails">;

/** The newest first. */
export async function latestMails(queries: Queries, most: number): Promise<MailRow[]> {
  return queries.selectFrom("mails").selectAll().orderBy("id", "desc").limit(most).execute();
}

export async function findMail(queries: Queries, id: number): Promise<MailRow | null> {
  return (await queries.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

import { type Mail, MailServerAway } from "#adapters/mail/mailer.ts";
import { DatabaseUnreachable } from "../db/database-unreachable.ts";
import { isHeldBack } from "#rules/mail/mail-troubles.ts";
import { withoutKeys } from "../mail/without-keys.ts";
import { MAIL_TOPICS } from "../outbox/mail-topics.ts";
import { nextTryAt } from "../retries/back-off.ts";
import { errorText } from "../retries/error-text.ts";
import { CLAIM_ROWS, type ClaimedRow } from "../outbox/claim-rows.ts";
import { MARK_DELIVERED } from "../outbox/mark-delivered.ts";
import { listDueRows, postponeRows } from "../outbox/outbox-table.ts";
import { isMailAway, noteMailAway, noteMailBack } from "../outbox/outbox-watch.ts";
import { endTexts } from "../texts/end-texts.ts";
import { TEXT_TOPICS, type TextTopic } from "../texts/order-text.ts";
import type { World } from "../world.ts";
import { keptLocale } from "#messages/locales.ts";
import { spoken, speaking } from "../languages/spoken.ts";

const { testStoreName } = spoken.testStore;

/** Few enough that a node which is killed after it has sent them repeats few, and that the slowest mail server takes them within the claim. */
const BATCH = 20;
/** A run ends after it, so that a closing store is not held up and no other node thinks that it has died. */
const RUN_MS = 20_000;
const DAY_MS = 86_400_000;

/**
 * Job: writes and sends the mails that wait, for as long as some do. Any number of nodes may run it: a row is claimed by
 * one of them. A batch is two statements: claimed with what its mails say, and marked with the mails that are kept. A
 * node killed between them has its rows sent again after the claim, under the same message ids.
 */
export async function deliverOutbox(world: World): Promise<void> {
  const until = performance.now() + RUN_MS;
  for (;;) {
    // While the mail server is away one row is enough to ask it.
    const most = isMailAway(world) ? 1 : BATCH;
    const rows = await claimRows(world, most);
    if (rows.length > 0) await deliverRows(world, rows);
    if (rows.length < most || isMailAway(world) || world.stopping.aborted || performance.now() > until) return;
  }
}

/** What one row says may be what the database cannot read: then each is claimed by itself, and that one waits. */
async function claimRows(world: World, most: number): Promise<ClaimedRow[]> {
  const { queries } = world.db;
  const now = world.now();
  try {
    return await CLAIM_ROWS.run(queries, { now, most, only: null });
  } catch (error) {
    if (error instanceof DatabaseUnreachable) throw error;
  }
  const claimed: ClaimedRow[] = [];
  for (const row of await listDueRows(queries, now, most))
    try {
      claimed.push(...(await CLAIM_ROWS.run(queries, { now, most: 1, only: row.id })));
    } catch (error) {
      await postpone(world, [failureOf(row, error)]);
    }
  return claimed;
}

async function deliverRows(world: World, rows: readonly ClaimedRow[]): Promise<void> {
  const failed: Failed[] = [];
  const sent: Sent[] = [];
  await Promise.all(
    rows.map((row) =>
      deliver(world, row).then(
        (done) => sent.push({ row, ...done }),
        (error: unknown) => failed.push(failureOf(row, error)),
      ),
    ),
  );
  failed.push(...(await markSent(world, sent)));
  if (failed.length > 0) await postpone(world, failed);
  const isAway = failed.some(({ error }) => error instanceof MailServerAway);
  if (sent.some(({ row, isHeld }) => !isHeld && !(row.topic in TEXT_TOPICS)) && !isAway) await noteMailBack(world);
}

interface Sent {
  row: ClaimedRow;
  mail: Mail | null;
  isHeld: boolean;
}

/** One whose mail cannot be kept keeps no other from being marked. Answers those: they are sent again, under the same message ids. */
async function markSent(world: World, sent: readonly Sent[]): Promise<Failed[]> {
  if (sent.length === 0) return [];
  try {
    await MARK_DELIVERED.run(world.db.queries, {
      delivered: sent.map(({ row, mail, isHeld }) => ({ id: row.id, mail, isHeld })),
      sentBy: world.mailer ? "smtp" : "outbox",
      now: world.now(),
    });
    return [];
  } catch (error) {
    if (error instanceof DatabaseUnreachable) throw error;
    const [only, ...more] = sent;
    if (only && more.length === 0) return [failureOf(only.row, error)];
  }
  const failed: Failed[] = [];
  for (const one of sent) failed.push(...(await markSent(world, [one])));
  return failed;
}

/**
 * The mail to keep, if any. What only the outbox page shows is read there, so it keeps its links. What would come back, or
 * was called spam, is not sent, now or later: an account's pages say the same.
 */
async function deliver(world: World, row: ClaimedRow): Promise<Omit<Sent, "row">> {
  const text = TEXT_TOPICS[row.topic];
  const locale = keptLocale(row.locale, world.config);
  if (text) return { mail: await speaking(locale, () => deliverText(world, text, row.facts)), isHeld: false };
  const topic = MAIL_TOPICS[row.topic];
  if (!topic) throw new Error(`Nothing handles outbox topic ${row.topic}`);
  if (row.facts === null) return { mail: null, isHeld: false };
  const isHeld = isHeldBack(row.trouble, row.topic);
  const said = await speaking(locale, () => topic.write(ofOrder(world, row), row.facts as never));
  const mail: Mail = { ...said, dedupeKey: row.dedupe_key };
  if (!world.mailer) return { mail, isHeld };
  if (!isHeld) await world.mailer.send(mail);
  return { mail: topic.isKept ? withoutKeys(mail) : null, isHeld };
}

/** A mail about a test order names the store as one that plays, in its head and wherever else it says its name. */
function ofOrder(world: World, { is_test: isTest }: ClaimedRow): Pick<World, "config" | "pictures" | "settings"> {
  if (!isTest) return world;
  const { config, pictures, settings } = world;
  return {
    config: { ...config, store: { ...config.store, name: testStoreName(config.store.name) } },
    pictures,
    settings,
  };
}

/** Nothing of a text is kept. */
async function deliverText(world: World, topic: TextTopic<never>, facts: unknown): Promise<null> {
  if (facts === null) return null;
  if (!world.texts) throw new Error("Texts wait, but the store has no keys of a text gateway");
  const message = topic.write(world, facts as never);
  if ((await world.texts.send(message)) === "stopped") await endTexts(world, message.phone);
  return null;
}

interface Failed {
  row: Pick<ClaimedRow, "id" | "topic" | "attempts" | "waits_since">;
  error: Error;
}

function failureOf(row: Failed["row"], error: unknown): Failed {
  return { row, error: error instanceof Error ? error : new Error(String(error)) };
}

async function postpone(world: World, failed: readonly Failed[]): Promise<void> {
  const now = world.now();
  await postponeRows(
    world.db.queries,
    failed.map(({ row, error }) => ({
      id: row.id,
      reason: errorText(error),
      nextAttemptAt: nextTryAt(world, row.attempts + 1),
      givenUpAt: isTooOld(world, row) ? now : null,
    })),
  );
  sayFailures(world, failed);
}

function isTooOld(world: World, { waits_since: since }: Failed["row"]): boolean {
  return world.now().getTime() - since.getTime() >= world.config.mail.giveUpAfterDays * DAY_MS;
}

/** A line for an outage, one for rows that fail by themselves the first time, one for those given up. */
function sayFailures(world: World, failed: readonly Failed[]): void {
  const away = failed.find(({ error }) => error instanceof MailServerAway);
  if (away) noteMailAway(world, away.error.message);
  const odd = failed.filter(({ row, error }) => row.attempts === 0 && !(error instanceof MailServerAway));
  if (odd[0])
    world.log.error(
      { err: odd[0].error, topic: odd[0].row.topic, outboxIds: odd.map(({ row }) => row.id) },
      "Outbox rows could not be done. They are tried again with growing pauses",
    );
  const ended = failed.filter(({ row }) => isTooOld(world, row));
  if (ended.length > 0)
    world.log.error(
      { outboxIds: ended.map(({ row }) => row.id) },
      "Outbox rows are given up. They are kept: npm run mail -- again all",
    );
}

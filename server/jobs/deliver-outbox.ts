import { sendReceipt } from "../mail/send-receipt.ts";
import { sendStockNotice } from "../stock-notices/send-stock-notice.ts";
import { MailServerAway } from "#adapters/mail/mailer.ts";
import type { World } from "../world.ts";
import { backOffMs } from "../outbox/back-off.ts";
import {
  claimRows,
  giveBackRows,
  noteDelivered,
  noteFailure,
  type OutboxRow,
  readOutboxState,
} from "../outbox/outbox-table.ts";
import { isMailAway, noteMailAway, noteMailBack, watchAge } from "../outbox/outbox-watch.ts";

/** What each topic does. Every one of them is safe to run twice: what it sent is on record, or what asked for it is gone. */
const OUTBOX_TOPICS: Readonly<Record<string, (world: World, payload: never) => Promise<void>>> = {
  order_receipt: sendReceipt,
  back_in_stock: sendStockNotice,
};

const BATCH = 100;
const AT_ONCE = 8;
/** A run ends after it, so that a closing store is not held up and no other node thinks that it has died. */
const RUN_MS = 20_000;
const DAY_MS = 86_400_000;

/**
 * Job: does what was left to be done after a transaction. Any number of nodes may run it: a row is claimed by one of
 * them. Each is done at least once; the mail's own record makes a repeated one no second mail.
 */
export async function deliverOutbox(world: World): Promise<void> {
  const until = performance.now() + RUN_MS;
  for (;;) {
    // While the mail server is away one row is enough to ask it.
    const rows = await claimRows(world.db.queries, isMailAway(world) ? 1 : BATCH, world.now());
    if (rows.length === 0) break;
    await deliverBatch(world, rows, until);
    if (isMailAway(world) || performance.now() > until) break;
  }
  watchAge(world, await readOutboxState(world.db.queries, world.now()));
}

/** The rows of one claim, some at once. As soon as the mail server is away, the others are given back untried. */
async function deliverBatch(world: World, rows: readonly OutboxRow[], until: number): Promise<void> {
  const delivered: number[] = [];
  const untried: number[] = [];
  const failed: Failed[] = [];
  let isAway = false;
  const left = [...rows];
  const work = async () => {
    for (let row = left.shift(); row; row = left.shift()) {
      if (isAway || performance.now() > until) untried.push(row.id);
      else {
        const error = await act(world, row);
        if (error === null) delivered.push(row.id);
        else failed.push({ row, error });
        isAway ||= error instanceof MailServerAway;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const { queries } = world.db;
  await noteDelivered(queries, delivered, world.now());
  await giveBackRows(queries, untried);
  for (const { row, error } of failed) await postpone(world, row, error);
  sayFailures(world, failed);
  if (delivered.length > 0 && !isAway) await noteMailBack(world);
}

interface Failed {
  row: OutboxRow;
  error: Error;
}

async function act(world: World, row: OutboxRow): Promise<Error | null> {
  const topic = OUTBOX_TOPICS[row.topic];
  if (!topic) return new Error(`Nothing handles outbox topic ${row.topic}`);
  return topic(world, row.payload as never).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
}

function postpone(world: World, row: OutboxRow, error: Error): Promise<void> {
  const now = world.now();
  const dice = new DataView(world.randomBytes(4).slice().buffer).getUint32(0) / 2 ** 32;
  return noteFailure(world.db.queries, row, {
    reason: error.message,
    nextAttemptAt: new Date(now.getTime() + backOffMs(row.attempts + 1, dice)),
    givenUpAt: isTooOld(world, row) ? now : null,
  });
}

function isTooOld(world: World, { waitsSince }: OutboxRow): boolean {
  return world.now().getTime() - waitsSince.getTime() >= world.config.mail.giveUpAfterDays * DAY_MS;
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

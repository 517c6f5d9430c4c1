import type { CompiledQuery } from "kysely";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { smtpMailer } from "#adapters/mail/smtp-mailer.ts";
import type { Database, Queries } from "../db/database.ts";
import { DatabaseUnreachable } from "../db/database-unreachable.ts";
import { everyDatabase } from "../db/test-database.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { CountingSource } from "../testing/counting-source.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { type SmtpPeer, startSmtpPeer } from "../testing/smtp-peer.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { deliverOutbox } from "./deliver-outbox.ts";
import { CLAIM_ROWS } from "../outbox/claim-rows.ts";
import { MARK_DELIVERED } from "../outbox/mark-delivered.ts";
import { readOutboxState } from "../outbox/outbox-table.ts";
import { watchOutbox } from "../outbox/outbox-watch.ts";
import { listWaiting, sendAgain } from "../outbox/send-again.ts";

const MINUTE = 60_000;

/** The database as a node sees it that dies after its mails were sent: from then on it says nothing. */
function killedBeforeItMarks(db: Database): Database {
  let isKilled = false;
  const queries: Queries = Object.assign(Object.create(db.queries), {
    executeQuery: (query: CompiledQuery) => {
      isKilled ||= query.sql.includes(MARK_DELIVERED.name);
      return isKilled ? Promise.reject(new DatabaseUnreachable("killed")) : db.queries.executeQuery(query);
    },
  });
  return { ...db, queries };
}

describe.each(everyDatabase())("the outbox on %s", (kind) => {
  let market: TestMarket;
  let source: CountingSource;
  let smtp: SmtpPeer;
  let paidOrder: string;
  let made = 0;
  const mailers: ReturnType<typeof smtpMailer>[] = [];

  beforeAll(async () => {
    market = await openTestMarket(kind, { wrap: (real) => (source = new CountingSource(real)) });
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    paidOrder = (await createOrderFor(visitor)).CustOrderID;
    await payWith(visitor, paidOrder, CARDS.approved);
    await market.db.execute("update outbox set delivered_at = created_at");
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    smtp = await startSmtpPeer();
    return async () => {
      for (const mailer of mailers.splice(0)) mailer.close();
      await smtp.away();
      await market.db.execute("update outbox set delivered_at = created_at where delivered_at is null");
    };
  });

  /** A node of the store with its own clock, its own connections to the mail server, and what it has logged. */
  function openNode(): { world: TestWorld; lines: { level: number; msg: string }[]; later(ms: number): void } {
    const lines: { level: number; msg: string }[] = [];
    const world = makeTestWorld(market.db);
    const mailer = smtpMailer({ url: smtp.url, from: "Rigsmith <orders@rigsmith.example>" });
    mailers.push(mailer);
    world.mailer = mailer;
    world.log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
    world.setNow(TEST_NOW);
    return { world, lines, later: (ms) => world.setNow(new Date(world.now().getTime() + ms)) };
  }

  /** So many paid orders whose receipts wait: copies of one that was really bought. */
  async function waitingReceipts(count: number): Promise<string[]> {
    const first = made + 1;
    made += count;
    await market.db.execute(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
         'order_number', 'RS-COPY' || n, 'cart_version', 1000 + n, 'email', 'buyer' || n || '@example.com'))).*
       from orders o, generate_series($1::int, $2::int) n where order_number = $3`,
      [first, made, paidOrder],
    );
    const numbers = Array.from({ length: count }, (_, at) => `RS-COPY${first + at}`);
    await market.db.queries
      .insertInto("outbox")
      .values(
        numbers.map((orderNumber) => ({
          topic: "order_receipt",
          dedupe_key: `order_receipt:${orderNumber}`,
          payload: JSON.stringify({ orderNumber }),
          created_at: TEST_NOW,
        })),
      )
      .execute();
    return numbers;
  }

  const subjects = async () => (await smtp.received()).map(({ subject }) => /RS-COPY\d+/.exec(subject ?? "")?.[0]);

  test("two nodes that deliver at the same time send their receipts once each", async () => {
    // One session hides races, and is slow to render beside: two hundred where nodes really meet.
    const numbers = await waitingReceipts(kind === "postgres" ? 200 : 20);
    const nodes = [openNode(), openNode()];
    await Promise.all(nodes.map(({ world }) => deliverOutbox(world)));
    expect((await subjects()).toSorted()).toEqual(numbers.toSorted());
    expect(await readOutboxState(market.db.queries, TEST_NOW)).toMatchObject({ waiting: 0, givenUp: 0 });
  });

  test("what a killed node had claimed is sent by another, once its claim has ended", async () => {
    const numbers = await waitingReceipts(3);
    const { world, later } = openNode();
    expect(await CLAIM_ROWS.run(market.db.queries, { now: world.now(), most: 10, only: null })).toHaveLength(3);
    await deliverOutbox(world);
    expect(await subjects()).toEqual([]);
    later(3 * MINUTE);
    await deliverOutbox(world);
    expect((await subjects()).toSorted()).toEqual(numbers);
  });

  test("what a node had sent when it was killed is sent again under the same message ids, once its claim has ended", async () => {
    const numbers = await waitingReceipts(3);
    const killed = openNode().world;
    killed.db = killedBeforeItMarks(market.db);
    await expect(deliverOutbox(killed)).rejects.toThrow("killed");
    const { world, later } = openNode();
    await deliverOutbox(world);
    expect((await subjects()).toSorted()).toEqual(numbers);
    later(3 * MINUTE);
    await deliverOutbox(world);
    await deliverOutbox(world);
    const mails = await smtp.received();
    expect(mails).toHaveLength(6);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
  });

  test("one mail costs two statements, and forty-five cost six", async () => {
    const { world } = openNode();
    for (const [mails, statements] of [
      [1, 2],
      [45, 6],
    ] as const) {
      const numbers = await waitingReceipts(mails);
      expect(await source.count(() => deliverOutbox(world))).toBe(statements);
      expect((await subjects()).slice(-mails).toSorted()).toEqual(numbers.toSorted());
    }
  });

  test("a mail server that is away for two hours loses no receipt and costs two lines in the log", async () => {
    const numbers = await waitingReceipts(20);
    const { world, lines, later } = openNode();
    await smtp.away();
    for (let minute = 0; minute < 120; minute += 5) {
      await deliverOutbox(world);
      await watchOutbox(world);
      later(5 * MINUTE);
    }
    const { oldestWaitingSeconds } = await readOutboxState(market.db.queries, world.now());
    expect(oldestWaitingSeconds).toBeGreaterThanOrEqual(7_200);
    await smtp.back();
    for (let minute = 0; minute <= 60 && (await subjects()).length === 0; minute += 5) {
      await deliverOutbox(world);
      later(5 * MINUTE);
    }
    await deliverOutbox(world);
    await watchOutbox(world);
    expect((await subjects()).toSorted()).toEqual(numbers.toSorted());
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [50, "Mail does not go out. It waits, and is tried again with growing pauses"],
      [40, "Mail has waited too long. npm run mail shows what waits and why"],
      [30, "Mail goes out again"],
      [30, "No mail waits too long any more"],
    ]);
  });

  test("a receipt is given up after three days, is kept and counted, and is sent when a person asks", async () => {
    const [number = ""] = await waitingReceipts(1);
    const { world, lines, later } = openNode();
    await smtp.away();
    for (let hours = 0; hours <= 76; hours += 4) {
      await deliverOutbox(world);
      later(4 * 60 * MINUTE);
    }
    expect(await readOutboxState(market.db.queries, world.now())).toMatchObject({ waiting: 0, givenUp: 1 });
    expect(lines.filter(({ msg }) => msg.includes("given up"))).toHaveLength(1);
    const [row] = await listWaiting(market.db.queries, 10);
    expect(row).toMatchObject({
      key: `order_receipt:${number}`,
      state: "given up",
      lastError: expect.stringContaining("ECONNREFUSED"),
    });
    await smtp.back();
    await deliverOutbox(world);
    expect(await subjects()).toEqual([]);

    expect(await sendAgain(market.db.queries, "RS-NOBODY", world.now())).toBe(0);
    expect(await sendAgain(market.db.queries, number, world.now())).toBe(1);
    await deliverOutbox(world);
    expect(await subjects()).toEqual([number]);
    expect(await sendAgain(market.db.queries, "all", world.now())).toBe(0);
    expect(await listWaiting(market.db.queries, 10)).toEqual([]);
  });

  test("a row that the database cannot even read holds up nobody else, and waits by its name", async () => {
    const { world, later } = openNode();
    await market.db.execute(
      `insert into outbox (topic, dedupe_key, payload, created_at)
       values ('back_in_stock', 'back_in_stock:unreadable', '{"noticeId": "no number"}', $1::timestamptz)`,
      [TEST_NOW],
    );
    const numbers = await waitingReceipts(3);
    await deliverOutbox(world);
    expect((await subjects()).toSorted()).toEqual(numbers);
    expect(await listWaiting(market.db.queries, 10)).toMatchObject([
      { key: "back_in_stock:unreadable", state: "waits", tries: 1, lastError: expect.stringContaining("no number") },
    ]);
    later(MINUTE);
    const more = await waitingReceipts(2);
    await deliverOutbox(world);
    expect((await subjects()).slice(-2).toSorted()).toEqual(more);
    expect(await listWaiting(market.db.queries, 10)).toMatchObject([{ tries: 2 }]);
  });

  test("a mailbox that is full holds up nobody else, and is a line in the log at its first try only", async () => {
    const [, second = ""] = await waitingReceipts(2);
    const { world, lines, later } = openNode();
    smtp.refuse(`buyer${made - 1}@example.com`);
    for (let run = 0; run < 5; run += 1) {
      await deliverOutbox(world);
      later(10 * MINUTE);
    }
    expect(await subjects()).toEqual([second]);
    expect(lines.filter(({ level }) => level >= 50)).toMatchObject([
      { msg: "Outbox rows could not be done. They are tried again with growing pauses" },
    ]);
    const [row] = await listWaiting(market.db.queries, 10);
    expect(row).toMatchObject({ state: "waits", tries: 5, lastError: expect.stringContaining("mailbox full") });
  });
});

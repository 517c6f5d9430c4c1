import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { listWaiting } from "../outbox/send-again.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { keepMails } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { eachRecord } from "./each-record.ts";
import { listFailed } from "./job-failures-table.ts";
import { shortenWaits, WAITS } from "./shorten-waits.ts";

const DAY_MS = 86_400_000;

describe.each(databasesToTest())("what failed while a clock stood ahead on %s", (kind) => {
  let market: TestMarket;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    await market.db.execute("delete from outbox");
  });

  const ahead = (days: number) => market.world.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS));
  async function buy() {
    const buyer = await readyBuyer(market.world, SHOP.mouse);
    await payWith(buyer, (await createOrderFor(buyer)).CustOrderID, CARDS.approved);
  }
  async function failsToSend() {
    market.world.mailer = { send: () => Promise.reject(new Error("mailbox full")) };
    await deliverOutbox(market.world);
  }

  test.each([
    ["waits forty days", () => ahead(40), "waits"],
    ["is given up by an age that it has not", () => {}, "given up"],
  ])("a receipt that %s is sent when the clock is right again", async (_, before, state) => {
    before();
    await buy();
    ahead(40);
    await failsToSend();
    market.world.setNow(TEST_NOW);
    const mails = keepMails(market.world);
    await deliverOutbox(market.world);
    expect([await listWaiting(market.db.queries, 9), mails]).toMatchObject([[{ state, tries: 1 }], []]);
    await shortenWaits(market.world);
    await deliverOutbox(market.world);
    expect([await listWaiting(market.db.queries, 9), mails.length]).toEqual([[], 1]);
  });

  test("a record of a job is tried again at once, and one that waits as it should goes on waiting", async () => {
    const failing = (work: string) => {
      const fails = { record: String, handle: () => Promise.reject(new Error("no")) };
      return eachRecord(market.world, { work, found: ["RS-1"], ...fails });
    };
    ahead(40);
    await failing("ahead");
    market.world.setNow(TEST_NOW);
    await failing("now");
    const [, before] = await listFailed(market.db.queries, 9).then((rows) => rows.toReversed());
    await shortenWaits(market.world);
    const after = await listFailed(market.db.queries, 9);
    const until = (key: string) => after.find((row) => row.key === key)?.nextTryAt?.getTime() ?? 0;
    expect(before?.key).toBe("now RS-1");
    expect(until("ahead RS-1")).toBeLessThanOrEqual(market.world.now().getTime());
    expect(until("now RS-1")).toBe(before?.nextTryAt?.getTime());
  });

  test("every column that makes a row wait is among those that are looked at", async () => {
    const { rows } = await market.db.execute(
      `select table_name || '.' || column_name as column from information_schema.columns
       where table_schema = current_schema() and column_name ~ '^(next_.+_at|claimed_until|given_up_at)$'
         and table_name <> 'job_runs' order by 1`,
    );
    const looked = Object.entries(WAITS).flatMap(([table, { until, ended }]) =>
      [...until, ...ended].map((column) => `${table}.${column}`),
    );
    expect(looked.toSorted()).toEqual(rows.map(({ column }) => column));
  });
});

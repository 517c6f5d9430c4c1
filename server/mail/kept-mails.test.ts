import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openOrder } from "#contract/orders.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { keepMails } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor } from "../testing/visitor.ts";
import { withoutKeys } from "./without-keys.ts";

describe.each(databasesToTest())("mails that were sent, on %s", (kind) => {
  let market: TestMarket;
  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());

  test("are kept without the key that opens the order for its reader", async () => {
    const { world, db } = market;
    const mails = keepMails(world);
    const buyer = await readyBuyer(world, SHOP.mouse);
    const { CustOrderID: OrderNumber } = await createOrderFor(buyer);
    await payWith(buyer, OrderNumber, CARDS.approved);
    await deliverOutbox(world);
    const [receipt] = mails;
    const [, Key = ""] = /[?&]key=([\w-]{43})/.exec(receipt?.text ?? "") ?? [];
    expect(await newVisitor(world).call(openOrder, { body: { OrderNumber, Key } })).toMatchObject({ Success: true });
    const [kept] = await db.queries.selectFrom("mails").selectAll().execute();
    expect(kept).toMatchObject({ subject: receipt?.subject, recipient: receipt?.to, sent_by: "smtp" });
    expect(kept?.body_text).toBe(receipt?.text.replace(Key, ""));
    for (const table of ["mails", "outbox"]) {
      const { rows } = await db.execute(`select coalesce(string_agg(row::text, ' '), '') as text from ${table} as row`);
      expect(String(rows[0]?.["text"]), table).not.toContain(Key);
    }
  });

  test("of before lose their keys by the migration as new ones do", async () => {
    const key = "Ab0-_".repeat(8) + "xyz";
    const html = `<a href="https://shop.example/carts/order/RS-1?key=${key}">see</a> <img src="/a?x=1&amp;t=${key}">`;
    const text = `https://shop.example/carts/order/RS-1?key=${key}\nhttps://shop.example/a?long=${key}x`;
    const mail = { to: "ada@example.com", subject: "Receipt", html, text, dedupeKey: "of before" };
    const row = { recipient: mail.to, subject: mail.subject, html, body_text: text };
    const { queries } = market.db;
    for (const sent_by of ["smtp", "outbox"] as const)
      await queries
        .insertInto("mails")
        .values({ ...row, dedupe_key: sent_by, sent_by, created_at: market.world.now() })
        .execute();
    await market.db.execute(readFileSync("server/db/migrations/0169-sent-mails-hold-no-keys.sql", "utf8"));
    const kept = await queries
      .selectFrom("mails")
      .select(["sent_by", "html", "body_text"])
      .where("dedupe_key", "in", ["smtp", "outbox"])
      .orderBy("id")
      .execute();
    const without = withoutKeys(mail);
    expect(without.text).toBe(`https://shop.example/carts/order/RS-1?key=\nhttps://shop.example/a?long=${key}x`);
    expect(kept).toEqual([
      { sent_by: "smtp", html: without.html, body_text: without.text },
      { sent_by: "outbox", html, body_text: text },
    ]);
  });

  test("stay as they are where the outbox page is the mailbox", async () => {
    const { world, db } = market;
    world.mailer = null;
    await db.queries.deleteFrom("mails").execute();
    const buyer = await readyBuyer(world, SHOP.mouse);
    const { CustOrderID: OrderNumber } = await createOrderFor(buyer);
    await payWith(buyer, OrderNumber, CARDS.approved);
    await deliverOutbox(world);
    const [kept] = await db.queries.selectFrom("mails").selectAll().execute();
    expect(kept?.body_text).toMatch(/[?&]key=[\w-]{43}/);
  });
});

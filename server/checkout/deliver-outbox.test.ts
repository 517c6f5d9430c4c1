import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outboxMailer } from "#adapters/mail/outbox-mailer.ts";
import { databasesToTest } from "../db/test-database.ts";
import { keepMail } from "../mail/mails-table.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { deliverOutbox } from "./deliver-outbox.ts";

describe.each(databasesToTest())("the outbox on %s", (kind) => {
  let market: TestMarket;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());

  test("a receipt that cannot be sent is tried again and says why; once sent, it is sent once", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { CustOrderID } = await createOrderFor(visitor);
    await payWith(visitor, CustOrderID, CARDS.approved);
    const row = () =>
      market.db.queries
        .selectFrom("outbox")
        .selectAll()
        .where("dedupe_key", "=", `order_receipt:${CustOrderID}`)
        .executeTakeFirstOrThrow();

    await deliverOutbox(market.world);
    expect(await row()).toMatchObject({
      attempts: 1,
      delivered_at: null,
      last_error: expect.stringContaining("sends no mail"),
    });

    market.world.mailer = outboxMailer((mail) => keepMail(market.db.queries, mail, "outbox", market.world.now()));
    await deliverOutbox(market.world);
    await Promise.all([deliverOutbox(market.world), deliverOutbox(market.world)]);
    expect((await row()).delivered_at).not.toBeNull();
    expect(await market.db.queries.selectFrom("mails").select("recipient").execute()).toEqual([
      { recipient: "ada@example.com" },
    ]);
  });
});

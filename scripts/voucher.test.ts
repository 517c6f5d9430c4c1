import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { applyGiftVoucher } from "#contract/vouchers.ts";
import { databasesToTest } from "#server/db/test-database.ts";
import { deliverOutbox } from "#server/jobs/deliver-outbox.ts";
import { forgetOldRecords } from "#server/jobs/forget-old-records.ts";
import { runScript } from "#server/testing/run-script.ts";
import { seedShop, SHOP } from "#server/testing/small-shop.ts";
import { makeStoreHome, type StoreHome } from "#server/testing/store-home.ts";
import { makeTestWorld, type TestWorld } from "#server/testing/test-world.ts";
import { newVisitor, reasonOf } from "#server/testing/visitor.ts";

const SECRET = "v".repeat(32);

// A command opens either database like the store; PostgreSQL spares the seconds that the embedded one takes to open.
describe.each(databasesToTest())("npm run voucher on %s", (kind) => {
  let home: StoreHome;
  const environment = () => ({ ...home.environment, RIGSMITH_SECRET: SECRET });
  const voucher = (...words: string[]) => runScript("voucher", words, environment());

  beforeAll(async () => {
    home = await makeStoreHome(kind);
    await home.within(seedShop);
  });
  afterAll(() => home.remove());

  /** The store that the command has issued for: its secret makes and knows the codes. */
  const inStore = <Done>(work: (world: TestWorld) => Promise<Done>) =>
    home.within((db) => {
      const world = makeTestWorld(db, undefined, new Date());
      world.settings = { ...world.settings, secret: SECRET };
      return work(world);
    });
  /** What a shopper's cart says of a code: dollars, or a refusal's name. */
  const given = (VoucherCode: string) =>
    inStore(async (world) => {
      const visitor = newVisitor(world);
      await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
      const answer = await visitor.tryCall(applyGiftVoucher, { body: { VoucherCode } });
      return "reply" in answer ? answer.reply.GiftVoucher?.Balance : reasonOf(answer);
    });

  test("issues a voucher, mails its code once and prints it once; lists, corrects and ends it", async () => {
    const issued = await voucher("issue", "100", "--to", "grace@example.com", "--until", "2099-12-31");
    expect(issued).toMatchObject({ code: 0 });
    const code = /([0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(issued.lines.join("\n"))?.[0] ?? "";
    expect(issued.lines[0]).toMatch(
      /^Issued (\d+): \$100\.00 of \$100\.00; code ends in .{4}; to grace@example\.com; /,
    );
    const number = /^Issued (\d+)/.exec(issued.lines[0] ?? "")?.[1] ?? "";
    const listed = (await voucher()).lines.join("\n");
    expect(listed).toContain(`code ends in ${code.slice(-4)}`);
    expect(listed).not.toContain(code);
    expect(await given(code)).toBe(100);

    const mails = await inStore(async (world) => {
      const sent: { to: string; text: string; html: string }[] = [];
      world.mailer = {
        send: (mail) => {
          sent.push(mail);
          return Promise.resolve();
        },
      };
      await deliverOutbox(world);
      await deliverOutbox(world);
      const { queries } = world.db;
      const kept = await queries.selectFrom("mails").selectAll().execute();
      const waiting = await queries.selectFrom("outbox").selectAll().execute();
      const vouchers = await queries.selectFrom("vouchers").selectAll().execute();
      world.setNow(new Date(Date.now() + 31 * 86_400_000));
      await forgetOldRecords(world);
      const later = await queries.selectFrom("outbox").selectAll().execute();
      return { sent, rows: JSON.stringify([kept, waiting, vouchers]), later: later.length };
    });
    expect(mails.sent).toMatchObject([{ to: "grace@example.com", text: expect.stringContaining(code) }]);
    expect(mails.sent[0]?.html).toContain(code);
    expect(mails.rows).not.toContain(code);
    expect(mails.rows).not.toContain(code.replaceAll("-", ""));
    expect(mails.later).toBe(0);

    expect((await voucher("correct", number, "+20", "paid", "at", "the", "desk")).lines.join()).toContain("$120.00 of");
    expect(await given(code)).toBe(120);
    expect((await voucher("correct", number, "-500", "mistake")).lines.join()).toBe(
      `Only $120.00 is left on ${number}. Nothing was changed.`,
    );
    expect((await voucher("end", number)).lines.join()).toMatch(/^Ended \d+: \$0\.00 of \$100\.00; .* ended /);
    expect(await given(code)).toBe("voucher_not_usable");
  });

  test("refuses in one sentence, and issues nothing", async () => {
    expect(await voucher("issue", "100")).toEqual({
      code: 1,
      lines: ['--to is "": write the email address it is mailed to. Nothing was issued.'],
    });
    expect(await voucher("end", "999")).toEqual({
      code: 1,
      lines: ["There is no voucher 999; npm run voucher lists them."],
    });
  });
});

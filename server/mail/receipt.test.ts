import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { smtpMailer } from "#adapters/mail/smtp-mailer.ts";
import { addToCart } from "#contract/carts.ts";
import { databasesToTest } from "../db/test-database.ts";
import { isOrderKey } from "../orders/order-key.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor } from "../testing/visitor.ts";
import { latestMails, type MailRow } from "./mails-table.ts";
import { mounted } from "../testing/mounted.ts";
import type { World } from "../world.ts";
import { outboxPages } from "./outbox-pages.ts";

describe.each(databasesToTest())("the receipt mail on %s", (kind) => {
  let market: TestMarket;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(() => {
    market.world.mailer = null;
  });

  /** A paid order of two mice to Denver, with a PC when the test needs more to explain; there are few of them. */
  async function paidOrder({ withPc = false } = {}): Promise<{ orderNumber: string; total: number }> {
    const visitor = newVisitor(market.world);
    if (withPc) await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 2 } });
    await goToPayment(visitor);
    const order = await createOrderFor(visitor);
    await payWith(visitor, order.CustOrderID, CARDS.approved);
    return { orderNumber: order.CustOrderID, total: order.FinalAmount };
  }

  async function mailsOf(orderNumber: string): Promise<MailRow[]> {
    return (await latestMails(market.db.queries, 100)).filter(
      ({ dedupe_key }) => dedupe_key === `order_receipt:${orderNumber}`,
    );
  }

  test("a paid order leaves one receipt in the outbox, however often its delivery is tried", async () => {
    const { orderNumber } = await paidOrder();
    expect(await mailsOf(orderNumber)).toEqual([]);
    await deliverOutbox(market.world);
    await deliverOutbox(market.world);
    expect(await mailsOf(orderNumber)).toMatchObject([{ recipient: "ada@example.com", sent_by: "outbox" }]);
  });

  test("the amounts of the receipt sum to what the card was charged, in HTML and in plain text", async () => {
    const { orderNumber, total } = await paidOrder({ withPc: true });
    await deliverOutbox(market.world);
    const [mail] = await mailsOf(orderNumber);
    const text = mail?.body_text ?? "";
    const amounts = [...text.matchAll(/ {2,}(−?)\$([\d,]+)\.(\d\d)$/gm)].map(
      ([, minus, dollars, rest]) => Number(`${dollars?.replaceAll(",", "")}${rest}`) * (minus ? -1 : 1),
    );
    const charged = amounts.pop();
    expect(charged).toBe(Math.round(total * 100));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(charged);
    expect((await market.peer.chargesOf(orderNumber)).map(({ amountCaptured }) => amountCaptured)).toEqual([charged]);
    const htmlAmounts = [...(mail?.html ?? "").matchAll(/<td[^>]*text-align:right[^>]*>(−?)\$([\d,]+)\.(\d\d)</g)].map(
      ([, minus, dollars, rest]) => Number(`${dollars?.replaceAll(",", "")}${rest}`) * (minus ? -1 : 1),
    );
    expect(htmlAmounts).toEqual([...amounts, charged]);
  });

  test("the receipt says number, lines, why each charge is there, dates, address and card, and never a whole card number", async () => {
    const { orderNumber } = await paidOrder();
    await deliverOutbox(market.world);
    const [mail] = await mailsOf(orderNumber);
    for (const words of [
      orderNumber,
      "Test Mouse × 2",
      "Colorado retail delivery fee",
      "Sales tax",
      "Visa ending in 4242",
      "1701 Wynkoop St",
      "Mon, Nov 23",
      "rendered images",
    ]) {
      expect(mail?.body_text).toContain(words);
      expect(mail?.html.replaceAll("\u00A0", " ")).toContain(words);
    }
    expect(mail?.body_text.split("\n").every((line) => line.length <= 64 || line.includes("http"))).toBe(true);
    expect(`${mail?.html}${mail?.body_text}`).not.toMatch(/\d{12,}/);
    expect(mail?.body_text).not.toContain("!");
  });

  test("the link of the receipt opens this one order", async () => {
    const { orderNumber } = await paidOrder();
    await deliverOutbox(market.world);
    const [mail] = await mailsOf(orderNumber);
    const link = new URL(/http\S+key=\S+/.exec(mail?.body_text ?? "")?.[0] ?? "");
    expect(link.pathname).toBe(`/carts/order/${orderNumber}`);
    const opens = (number: string) =>
      isOrderKey(market.world, { orderNumber: number, linkGeneration: 0 }, "link", link.searchParams.get("key") ?? "");
    expect([opens(orderNumber), opens("RS-00000-000000")]).toEqual([true, false]);
  });

  test("with a mail server the receipt goes out, and one it does not take is tried again later", async () => {
    const received: string[] = [];
    let isDown = true;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onMailFrom: (_address, _session, done) => done(isDown ? new Error("try later") : undefined),
      onData: (stream, _session, done) => {
        let raw = "";
        stream.on("data", (bytes: Buffer) => (raw += bytes.toString()));
        stream.on("end", () => done(void received.push(raw)));
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const mailer = smtpMailer({
      url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      from: "Rigsmith <orders@rigsmith.example>",
    });
    market.world.mailer = mailer;
    const { orderNumber } = await paidOrder();
    await deliverOutbox(market.world);
    expect(await mailsOf(orderNumber)).toEqual([]);
    isDown = false;
    market.world.setNow(new Date(TEST_NOW.getTime() + 60_000));
    await deliverOutbox(market.world);
    await deliverOutbox(market.world);
    market.world.setNow(TEST_NOW);
    expect(received).toHaveLength(1);
    expect(await mailsOf(orderNumber)).toMatchObject([{ sent_by: "smtp" }]);
    const email = await PostalMime.parse(received[0] ?? "");
    expect(email).toMatchObject({ from: { address: "orders@rigsmith.example" }, to: [{ address: "ada@example.com" }] });
    expect(email.subject).toContain(orderNumber);
    expect(email.html).toContain("See your order");
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  test("the development outbox shows the mail in a frame that runs nothing, and is not there with a mail server or live keys", async () => {
    const { orderNumber } = await paidOrder();
    await deliverOutbox(market.world);
    const [mail] = await mailsOf(orderNumber);
    const settings = { ...market.world.settings, sandbox: { origin: market.peer.origin, port: 1 } };
    const outbox = (settings: World["settings"]) => {
      const world = Object.assign(Object.create(market.world), { settings }) as World;
      return mounted(world, outboxPages(world));
    };
    const open = outbox(settings);
    const here = { headers: { host: "localhost:3000" } };
    expect(await (await open.request("/dev/outbox", here)).text()).toContain(orderNumber);
    const page = await open.request(`/dev/outbox/${mail?.id}`, here);
    expect(await page.text()).toContain("ada@example.com");
    expect(page.headers.get("content-security-policy")).not.toContain("unsafe-inline");
    const framed = await open.request(`/dev/outbox/${mail?.id}/html`, here);
    expect(framed.headers.get("content-security-policy")).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
    );
    expect((await open.request("/dev/outbox/999999", here)).status).toBe(404);
    for (const closed of [
      { ...settings, sandbox: null },
      { ...settings, smtpUrl: "smtp://mail.example.com" },
    ]) {
      const shut = outbox(closed);
      expect((await shut.request("/dev/outbox", here)).status).toBe(404);
    }
  });
});

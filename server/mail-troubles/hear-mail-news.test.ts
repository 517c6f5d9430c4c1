import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mailer.ts";
import { resendNews } from "#adapters/mail/resend-news.ts";
import { getOrder } from "#contract/checkout.ts";
import { getMailState, tryMailAgain, changeEmail, confirmEmail } from "#contract/mail-state.ts";
import { addToCart } from "#contract/carts.ts";
import { subscribe } from "#contract/alerts.ts";
import { signIn } from "#contract/members.ts";
import { MAIL_SANDBOX_SECRET, type MailEventFacts, signedMailEvent } from "#sandbox/mail/mail-peer.ts";
import { databasesToTest } from "../db/test-database.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { addMember, keepMails, linkFrom, PASSWORD } from "../testing/members.ts";
import { mounted } from "../testing/mounted.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { deskOf } from "../testing/staff-desk.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { mailNews } from "./hear-mail-news.ts";
import { clearMailTrouble, findMailTrouble } from "./mail-troubles-table.ts";

const MINUTE_MS = 60_000;

describe.each(databasesToTest())("mail that came back on %s", (kind) => {
  let market: TestMarket;
  let mails: Mail[];
  let email: string;
  let people = 0;

  beforeAll(async () => {
    market = await openTestMarket(kind);
    market.world.mailNews = resendNews({ webhookSecret: MAIL_SANDBOX_SECRET });
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    await market.db.execute("delete from outbox; delete from slow_counters");
    mails = keepMails(market.world);
    email = `Ada.${(people += 1)}@example.com`;
  });

  const ago = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * MINUTE_MS);
  const post = (body: BodyInit, headers: Record<string, string>) =>
    mounted(market.world, mailNews(market.world)).request("/api/webhooks/mail", { method: "POST", body, headers });
  async function tell(type: string, facts: Partial<MailEventFacts> = {}): Promise<number> {
    const now = market.world.now();
    const { body, headers } = signedMailEvent({ type, email, at: ago(1), now, ...facts });
    return (await post(body, headers)).status;
  }
  const trouble = async () => (await findMailTrouble(market.db.queries, email))?.trouble ?? null;

  async function member(): Promise<Visitor> {
    await addMember(market.world, { email });
    const visitor = newVisitor(market.world, noRateLimits);
    await visitor.call(signIn, { body: { Email: email, Password: PASSWORD, keepMeSignedIn: true } });
    return visitor;
  }
  async function buy(visitor: Visitor): Promise<string> {
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
    await goToPayment(visitor, email);
    const { CustOrderID } = await createOrderFor(visitor);
    await payWith(visitor, CustOrderID, CARDS.approved);
    return CustOrderID;
  }
  const sentTo = (to: string) => mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());

  test("is noted once however often it is told, and however its capitals are", async () => {
    for (let time = 0; time < 5; time += 1) expect(await tell("email.bounced", { at: ago(3) })).toBe(200);
    await Promise.all(Array.from({ length: 5 }, () => tell("email.bounced", { at: ago(3) })));
    expect(await findMailTrouble(market.db.queries, email.toUpperCase())).toEqual({
      trouble: "bounced",
      at: ago(3),
      said: "550 5.1.1 No such mailbox here.",
    });
  });

  test("and what is told late changes nothing that came after it", async () => {
    await tell("email.bounced", { at: ago(5) });
    await clearMailTrouble(market.db.queries, email, ago(3));
    await tell("email.bounced", { at: ago(5) });
    await tell("email.complained", { at: ago(4) });
    expect(await trouble()).toBeNull();
    await tell("email.bounced", { at: ago(2) });
    await tell("email.bounced", { at: ago(9), bounce: { type: "Permanent", message: "older" } });
    expect(await findMailTrouble(market.db.queries, email)).toMatchObject({
      at: ago(2),
      said: "550 5.1.1 No such mailbox here.",
    });
  });

  test("by a clock that is ahead can still be settled", async () => {
    await tell("email.bounced", { at: ago(-600) });
    await clearMailTrouble(market.db.queries, email, new Date(market.world.now().getTime() + 1));
    expect(await trouble()).toBeNull();
  });

  test.each([
    ["a full mailbox", "email.bounced", { bounce: { type: "Transient", message: "full" } }],
    ["a mail that arrived", "email.delivered", {}],
    ["an event of tomorrow", "email.pondered", {}],
  ])("%s is taken, and is no trouble", async (_name, type, facts) => {
    expect(await tell(type, facts)).toBe(200);
    expect(await trouble()).toBeNull();
  });

  test.each([
    ["another secret", { secret: "whsec_c29tZWJvZHkgZWxzZSdz" }],
    ["a signature of ten minutes ago", { now: new Date(TEST_NOW.getTime() - 10 * MINUTE_MS) }],
    ["a signature of the future", { now: new Date(TEST_NOW.getTime() + 10 * MINUTE_MS) }],
  ])("%s is not believed", async (_name, facts) => {
    expect(await tell("email.bounced", facts)).toBe(400);
    expect(await trouble()).toBeNull();
  });

  test("without its headers, with another body, in another version, huge or shapeless, it is not believed", async () => {
    const { body, headers } = signedMailEvent({ type: "email.bounced", email, at: ago(1), now: market.world.now() });
    const signed = (text: string) => {
      const made = signedMailEvent({ type: "email.bounced", email, at: ago(1), now: market.world.now() });
      return { text, headers: made.headers };
    };
    expect((await post(body, {})).status).toBe(400);
    expect((await post(body.replace(email, "victim@example.com"), headers)).status).toBe(400);
    const signature = headers["svix-signature"] ?? "";
    expect((await post(body, { ...headers, "svix-signature": signature.replace("v1", "v2") })).status).toBe(400);
    expect((await post(body, { ...headers, "svix-signature": "v1," })).status).toBe(400);
    expect((await post("x".repeat(200_000), headers)).status).toBe(413);
    for (const odd of ["null", "[]", "{}", "not json"]) expect((await post(odd, signed(odd).headers)).status).toBe(400);
    expect(await trouble()).toBeNull();
  });

  test("where nobody tells of mail, nobody is believed", async () => {
    const reader = market.world.mailNews;
    market.world.mailNews = null;
    expect(await tell("email.bounced")).toBe(400);
    market.world.mailNews = reader;
  });

  test("holds back what its buyer would not get, and keeps it as not sent", async () => {
    const visitor = newVisitor(market.world, noRateLimits);
    await tell("email.bounced");
    const number = await buy(visitor);
    await deliverOutbox(market.world);
    expect(sentTo(email)).toEqual([]);
    const kept = await market.db.queries
      .selectFrom("mails")
      .select("sent_by")
      .where("dedupe_key", "=", `order_receipt:${number}`)
      .execute();
    expect(kept).toEqual([{ sent_by: "held" }]);
    expect((await visitor.call(getOrder, { query: { number } })).State).toBe("paid");
  });

  test("that was called spam still brings what an order needs, and no alert", async () => {
    await tell("email.complained");
    const visitor = newVisitor(market.world, noRateLimits);
    await buy(visitor);
    await visitor.call(subscribe, { body: { Email: email } });
    await deliverOutbox(market.world);
    expect(sentTo(email).map(({ subject }) => subject)).toEqual([expect.stringMatching(/order/i)]);
  });

  test("is told on the account's page, and goes out again when its member says so, until it comes back again", async () => {
    const visitor = await member();
    expect(await visitor.call(getMailState)).toMatchObject({ Email: email, Trouble: null });
    await tell("email.bounced");
    expect(await visitor.call(getMailState)).toMatchObject({ Trouble: "bounced", At: ago(1).toISOString() });
    expect(await visitor.call(tryMailAgain)).toMatchObject({ Trouble: null });
    await buy(visitor);
    await deliverOutbox(market.world);
    expect(sentTo(email)).toHaveLength(1);
    market.world.setNow(new Date(TEST_NOW.getTime() + 5 * MINUTE_MS));
    await tell("email.bounced", { at: ago(-4) });
    expect(await visitor.call(getMailState)).toMatchObject({ Trouble: "bounced" });
  });

  test("is settled by another address, which a link there confirms; orders that are under way go along", async () => {
    const visitor = await member();
    const number = await buy(visitor);
    await tell("email.bounced");
    const right = `right-${email}`;
    await visitor.call(changeEmail, { body: { Email: right, Password: PASSWORD } });
    const link = await linkFrom(market.world, mails);
    expect(mails.at(-1)?.to).toBe(right);
    const token = link.get("token") ?? "";
    expect(await visitor.call(getMailState)).toMatchObject({ Email: email });
    const thief = newVisitor(market.world, noRateLimits);
    await addMember(market.world, { email: `thief-${email}` });
    await thief.call(signIn, { body: { Email: `thief-${email}`, Password: PASSWORD, keepMeSignedIn: false } });
    expect(reasonOf(await thief.tryCall(confirmEmail, { body: { token } }))).toBe("link_ended");
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.tryCall(confirmEmail, { body: { token } })),
    );
    expect(answers.filter((answer) => "reply" in answer)).toHaveLength(1);
    const again = newVisitor(market.world, noRateLimits);
    await again.call(signIn, { body: { Email: right, Password: PASSWORD, keepMeSignedIn: true } });
    expect(await again.call(getMailState)).toMatchObject({ Email: right, Trouble: null });
    expect((await again.call(getOrder, { query: { number } })).Email).toBe(right);
  });

  test("is no way to another address while mail arrives, without the password, or to somebody's own", async () => {
    const visitor = await member();
    const to = (Email: string, Password = PASSWORD) => visitor.tryCall(changeEmail, { body: { Email, Password } });
    expect(reasonOf(await to("new@example.com"))).toBe("email_arrives");
    await tell("email.bounced");
    expect(reasonOf(await to("new@example.com", "not the password"))).toBe("password_wrong");
    expect(reasonOf(await to(email.toUpperCase()))).toBe("email_same");
    expect(reasonOf(await to("no address"))).toBe("email_invalid");
    await addMember(market.world, { email: `taken-${email}` });
    expect(reasonOf(await to(`taken-${email}`))).toBeNull();
    await deliverOutbox(market.world);
    expect(sentTo(`taken-${email}`)).toEqual([]);
  });

  test("stands on the order's page at the desk, with the server's words", async () => {
    const desk = await deskOf(market.world, `desk-${email}`, ["support"]);
    const number = await buy(newVisitor(market.world, noRateLimits));
    const look = async () => (await desk.get(`/api/staff/orders/view?number=${number}`)).body["Mail"];
    expect(await look()).toBeNull();
    await tell("email.bounced");
    expect(await look()).toMatchObject({ Trouble: "bounced", Said: "550 5.1.1 No such mailbox here." });
  });
});

import { describe, expect, test } from "vitest";
import { findRmaStatus, getRmaStatus, openRma, withdrawRma, writeRmaMessage } from "#contract/rma.ts";
import { resendNews } from "#adapters/mail/resend-news.ts";
import { MAIL_SANDBOX_SECRET, signedMailEvent } from "#sandbox/mail/mail-peer.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { mailNews } from "../mail-troubles/hear-mail-news.ts";
import { clearMailTrouble } from "../mail-troubles/mail-troubles-table.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import { mounted } from "../testing/mounted.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";

describe.each(databasesToTest())("messages about a return, on %s", (kind) => {
  const scene = new DeskScene(kind);

  async function asked() {
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    const lines = { Lines: [{ Line: 1, Units: 1 }], Wants: "repair" as const, Reason: "defective" as const, Told: "" };
    const { Rma } = await scene.buyer.call(openRma, { body: { OrderNumber: scene.order, ...lines } });
    return { OrderNumber: scene.order, RmaNumber: Rma.RmaNumber };
  }
  type Which = Awaited<ReturnType<typeof asked>>;
  const write = (which: Which, Text: string) => scene.buyer.tryCall(writeRmaMessage, { body: { ...which, Text } });
  const atDesk = async ({ RmaNumber }: Which) =>
    ((await scene.owner.get(`/api/staff/rmas?q=${RmaNumber}`)).body["Rmas"] as Record<string, unknown>[])[0] ?? {};
  const answer = async (which: Which, Text: string, at = scene.owner) =>
    at.post("/api/staff/rmas/message", { RmaNumber: which.RmaNumber, Version: (await atDesk(which))["Version"], Text });
  const mailsOf = async ({ RmaNumber }: Which) => {
    await deliverOutbox(scene.market.world);
    return scene.mails.filter(({ subject }) => subject.includes(RmaNumber));
  };
  const waiting = async () =>
    ((await scene.owner.get("/api/staff/orders")).body["NeedsYou"] as { Need: string; Count: number }[]).find(
      ({ Need }) => Need === "return_messages_to_answer",
    )?.Count ?? 0;

  test("what a buyer writes waits at the desk and is mailed to the store; the answer is on the page and mailed to them", async () => {
    const which = await asked();
    const before = await waiting();
    expect(reasonOf(await write(which, "Is the <small> box enough?"))).toBeNull();
    expect(reasonOf(await write(which, "I have no other."))).toBeNull();
    expect(await waiting()).toBe(before + 1);
    expect(await atDesk(which)).toMatchObject({
      MessageWaits: true,
      Messages: [
        { From: "buyer", Who: "", Text: "Is the <small> box enough?" },
        { From: "buyer", Text: "I have no other." },
      ],
    });
    const { supportEmail } = scene.market.world.config.store;
    // One mail for what waits already, however much of it is written.
    expect((await mailsOf(which)).map(({ to, text }) => [to, text])).toEqual([
      [supportEmail, expect.stringContaining(`/staff/returns?q=${which.RmaNumber}`)],
    ]);
    expect((await answer(which, "It is.\nKeep the cable.")).status).toBe(200);
    expect(await waiting()).toBe(before);
    const { Messages } = await scene.buyer.call(getRmaStatus, { query: which });
    expect(Messages.map(({ From, Text }) => [From, Text])).toEqual([
      ["buyer", "Is the <small> box enough?"],
      ["buyer", "I have no other."],
      ["store", "It is.\nKeep the cable."],
    ]);
    const [, mail] = await mailsOf(which);
    expect(mail).toMatchObject({ to: "ada@example.com", subject: `A message about your return ${which.RmaNumber}` });
    expect(mail?.text).toContain("It is.\nKeep the cable.");
    expect(mail?.text).toContain(`/support/rma/status?order=${which.OrderNumber}&rma=${which.RmaNumber}`);
    expect((await mailsOf(which))[0]?.html).toContain("&lt;small&gt;");
    const log = await scene.market.db.queries
      .selectFrom("staff_log")
      .select(["act", "reason"])
      .where("subject", "=", `rma:${which.RmaNumber}`)
      .execute();
    expect(log).toEqual([{ act: "rma_message", reason: "It is.\nKeep the cable." }]);
  });

  test("the store hears of it where its buyer's own mail comes back, and texts that are too long or no text are refused", async () => {
    const which = await asked();
    const { world } = scene.market;
    world.mailNews = resendNews({ webhookSecret: MAIL_SANDBOX_SECRET });
    const now = world.now();
    const news = signedMailEvent({ type: "email.bounced", email: "ada@example.com", at: now, now });
    const heard = await mounted(world, mailNews(world)).request("/api/webhooks/mail", {
      method: "POST",
      body: news.body,
      headers: news.headers,
    });
    expect(heard.status).toBe(200);
    for (const Text of ["a".repeat(2001), "a\u0000b", " \n "])
      expect(await write(which, Text)).toMatchObject({
        refusal: { status: 400, alert: { Fields: [{ field: "Text" }] } },
      });
    expect(
      reasonOf(await write(which, "\u202efdp.exe\u2066 <script>alert(1)</script> %0d%0aBcc: eve@example.com")),
    ).toBeNull();
    const sent = await mailsOf(which);
    await clearMailTrouble(scene.market.db.queries, "ada@example.com", now);
    expect(sent.map(({ to }) => to)).toEqual([world.config.store.supportEmail]);
    expect(sent[0]?.html).not.toContain("<script>");
  });

  test("what is sent twice is there once, and may be said again after an answer", async () => {
    const which = await asked();
    await Promise.all([write(which, "Hello?"), write(which, "Hello?")]);
    const texts = async () => (await scene.buyer.call(getRmaStatus, { query: which })).Messages.map(({ Text }) => Text);
    expect(await texts()).toEqual(["Hello?"]);
    await answer(which, "Yes?");
    await write(which, "Hello?");
    expect(await texts()).toEqual(["Hello?", "Yes?", "Hello?"]);
  });

  test("a guest writes by number and email; to everybody else the return looks absent", async () => {
    const which = await asked();
    const guest = newVisitor(scene.market.world);
    const body = { ...which, Text: "Hello" };
    await guest.call(writeRmaMessage, { body: { ...body, Email: "ada@example.com" } });
    for (const Email of ["", "eve@example.com"])
      expect(await guest.tryCall(writeRmaMessage, { body: { ...body, Email } })).toMatchObject({
        refusal: { status: 404, alert: { Reason: "order_unknown" } },
      });
    const shown = await guest.call(findRmaStatus, { body: { ...which, Email: "ada@example.com" } });
    expect(shown.Messages).toMatchObject([{ From: "buyer", Text: "Hello" }]);
  });

  test("twelve at once are ten that wait; an answer makes room, and an empty one is refused by its field", async () => {
    const which = await asked();
    // By visitors of their own: one alone is slowed before that.
    const each = Array.from({ length: 12 }, (_, place) =>
      newVisitor(scene.market.world).tryCall(writeRmaMessage, {
        body: { ...which, Email: "ada@example.com", Text: `Number ${place}` },
      }),
    );
    const reasons = (await Promise.all(each)).map(reasonOf);
    expect(reasons.filter((reason) => reason === null)).toHaveLength(10);
    expect(reasons.filter((reason) => reason === "rma_messages_wait")).toHaveLength(2);
    await answer(which, "We read all of them.");
    expect(reasonOf(await write(which, "Thank you."))).toBeNull();
    expect(await write(which, "   ")).toMatchObject({
      refusal: { status: 400, alert: { Fields: [{ field: "Text" }] } },
    });
  });

  test("a message makes a decision on the return of before stale, and a decision answers it", async () => {
    const which = await asked();
    const stale = { RmaNumber: which.RmaNumber, Version: 1 };
    await write(which, "It works again after all.");
    expect(reasonAt(await scene.owner.post("/api/staff/rmas/approve", stale))).toEqual([409, "rma_moved"]);
    expect(reasonAt(await scene.owner.post("/api/staff/rmas/message", { ...stale, Text: "Send it." }))).toEqual([
      409,
      "rma_moved",
    ]);
    expect((await scene.owner.post("/api/staff/rmas/approve", { ...stale, Version: 2 })).status).toBe(200);
    expect(await atDesk(which)).toMatchObject({ State: "approved", MessageWaits: false });
  });

  test("what is written while it is decided is kept and waits, or the decision is refused: neither is lost", async () => {
    const which = await asked();
    const decide = (how: string) =>
      scene.owner.post(`/api/staff/rmas/${how}`, { RmaNumber: which.RmaNumber, Version: 1, Answer: "Use one box." });
    const [written, ...decided] = await Promise.all([write(which, "Wait"), decide("approve"), decide("approve")]);
    expect(reasonOf(written)).toBeNull();
    const held = decided.filter(({ status }) => status === 200).length;
    expect(held).toBeLessThan(2);
    const { State, MessageWaits, Version, Messages } = await atDesk(which);
    expect({ State, Version, Messages }).toMatchObject({
      State: held === 1 ? "approved" : "requested",
      Version: 2 + held,
      Messages: [{ Text: "Wait" }],
    });
    // Whoever decided after it had not seen it, and was refused; whoever decided before it has it to answer.
    expect(MessageWaits).toBe(true);
  });

  test("nobody writes about a return that is at its end, and who decides no returns writes to no buyer", async () => {
    const which = await asked();
    expect(reasonAt(await answer(which, "Hello", await scene.desk("warehouse")))).toEqual([403, "staff_right_missing"]);
    await scene.buyer.call(withdrawRma, { body: which });
    expect(reasonOf(await write(which, "Wait"))).toBe("rma_ended");
    expect(reasonAt(await answer(which, "Too late"))).toEqual([409, "rma_ended"]);
    expect(await scene.buyer.call(getRmaStatus, { query: which })).toMatchObject({ Messages: [], MayWrite: false });
  });
});

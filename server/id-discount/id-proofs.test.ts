import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mailer.ts";
import { addToCart, applyCoupon, cartInit } from "#contract/carts.ts";
import { getIdDiscount, sendIdProof } from "#contract/id-discount.ts";
import { databasesToTest } from "../db/test-database.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { forgetOldRecords } from "../jobs/forget-old-records.ts";
import type { HttpShopper } from "../testing/http-shopper.ts";
import { keepMails } from "../testing/members.ts";
import { SHOP } from "../testing/small-shop.ts";
import { deskOf } from "../testing/staff-desk.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const PDF = Buffer.from("%PDF-1.7\nA card of a veteran\n%%EOF").toString("base64");

describe.each(databasesToTest())("proofs for a group's discount on %s", (kind) => {
  let market: TestMarket;
  let desk: HttpShopper;
  let visitor: Visitor;
  let mails: Mail[];

  beforeAll(async () => {
    market = await openTestMarket(kind);
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("policy", "=", "tracked").execute();
    desk = await deskOf(market.world, `groups-${kind}@example.com`, ["manager"]);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    await market.db.execute("delete from outbox; delete from slow_counters");
    mails = keepMails(market.world);
    visitor = newVisitor(market.world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
  });

  const stateOf = async () => {
    const { IDmeVerifyResult, CouponCode, Totals } = await visitor.call(cartInit);
    return { IDmeVerifyResult, CouponCode, saving: Totals.Saving };
  };
  const proof = (by: Visitor, more: object = {}) =>
    by.tryCall(sendIdProof, {
      body: { Group: "student", Email: "ada@example.com", Name: "card.pdf", Base64: PDF, ...more },
    });
  const waiting = async () => {
    const { body } = await desk.get("/api/staff/id-proofs");
    return body["Proofs"] as { Id: string; Status: string; Email: string; Kind: string; IsCartOpen: boolean }[];
  };
  const decide = (Id: string, Decision: string) =>
    desk.post("/api/staff/id-proofs/decide", { Id, Decision, Answer: "Your card is valid until June." });

  test("a proof is looked at by a person: approved, its cart has the discount in the coupon's place, and a mail says so", async () => {
    await visitor.call(applyCoupon, { body: { couponCode: "TEN" } });
    expect(await proof(visitor)).toMatchObject({
      reply: { Proof: { Group: "student", Status: "pending", Answer: "" } },
    });
    expect(await stateOf()).toMatchObject({ CouponCode: "TEN", IDmeVerifyResult: null });
    const [one] = await waiting();
    expect(one).toMatchObject({ Status: "pending", Email: "ada@example.com", Kind: "pdf", IsCartOpen: true });
    const file = await desk.get(`/api/staff/id-proofs/file?id=${one?.Id}`);
    expect(file.body).toMatchObject({ Kind: "pdf", Base64: PDF });
    const both = await Promise.all([decide(one?.Id ?? "", "approved"), decide(one?.Id ?? "", "approved")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stateOf()).toMatchObject({
      CouponCode: "",
      IDmeVerifyResult: { UserId: one?.Id, GroupName: "student", DiscountPercetage: 3 },
    });
    expect((await desk.get(`/api/staff/id-proofs/file?id=${one?.Id}`)).body).toMatchObject({ Reason: "proof_gone" });
    await deliverOutbox(market.world);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["ada@example.com", "Your Students discount is on your cart"],
    ]);
    expect(mails[0]?.text).toContain("Your card is valid until June.");
    expect(await visitor.call(getIdDiscount)).toMatchObject({ Verified: "student", Proof: { Status: "approved" } });
  });

  test("a guest who sent it in a language is written to in it, though the desk decides in its own", async () => {
    await proof(newVisitor(market.world, noRateLimits, visitor.cookies, "fr-CA"), { Email: "marie@example.com" });
    const one = (await waiting()).find(({ Email }) => Email === "marie@example.com");
    expect((await decide(one?.Id ?? "", "approved")).status).toBe(200);
    await deliverOutbox(market.world);
    expect(mails).toMatchObject([{ html: expect.stringContaining('lang="fr-CA"') as unknown }]);
  });

  test("a proof that is sent again takes the first one's place; one that is declined changes nothing", async () => {
    await proof(visitor);
    const first = (await waiting()).find(({ Status }) => Status === "pending");
    await proof(visitor, { Email: "other@example.com" });
    const open = (await waiting()).filter(({ Status }) => Status === "pending");
    expect(open.map(({ Email }) => Email)).toEqual(["other@example.com"]);
    expect((await decide(first?.Id ?? "", "approved")).body).toMatchObject({ Reason: "id_proof_changed" });
    expect((await decide(open[0]?.Id ?? "", "declined")).status).toBe(200);
    expect(await stateOf()).toMatchObject({ IDmeVerifyResult: null, saving: 0 });
    expect(await visitor.call(getIdDiscount)).toMatchObject({ Proof: { Status: "declined" } });
  });

  test("what is no picture or PDF, another group, and a visitor without a cart are refused by name", async () => {
    expect(reasonOf(await proof(visitor, { Base64: Buffer.from("hello").toString("base64") }))).toBe(
      "proof_not_what_it_says",
    );
    expect(reasonOf(await proof(visitor, { Name: "card.exe" }))).toBe("proof_type_unknown");
    expect(await proof(visitor, { Email: "nobody" })).toMatchObject({
      refusal: { alert: { Reason: "invalid_request", Fields: [{ field: "Email" }] } },
    });
    expect(reasonOf(await proof(newVisitor(market.world)))).toBe("cart_empty");
  });

  test("the proof of a cart that is gone can only be declined, and after 90 days nothing of it is left", async () => {
    await proof(visitor);
    const one = (await waiting()).find(({ Status }) => Status === "pending");
    await market.db.execute(
      "update carts set state = 'ordered' where id = (select cart_id from id_proofs where id = $1)",
      [one?.Id],
    );
    expect((await decide(one?.Id ?? "", "approved")).body).toMatchObject({ Reason: "id_proof_cart_gone" });
    expect((await waiting()).find(({ Id }) => Id === one?.Id)).toMatchObject({ IsCartOpen: false });
    await market.db.execute("update id_proofs set created_at = created_at - interval '91 days'");
    await forgetOldRecords(market.world);
    expect(await waiting()).toEqual([]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mailer.ts";
import { createOrder, getCheckout, getOrder, saveInformation, saveTaxExemption } from "#contract/checkout.ts";
import { addToCart, cartInit } from "#contract/carts.ts";
import { tempOrder } from "#contract/final-confirm.ts";
import { signIn } from "#contract/members.ts";
import { closeAccount, getMyData } from "#contract/my-data.ts";
import { applyForExemption, getTaxExemptions, withdrawExemption } from "#contract/tax-exemptions.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { recomputeOrder } from "../orders/recompute-order.ts";
import { DENVER, goToPayment, orderBody, PORTLAND } from "../testing/buyer.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { passClosingDays } from "../testing/pass-closing-days.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARD_BLOCK, shippingBlock } from "../testing/specified-payload.ts";
import { deskOf } from "../testing/staff-desk.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const FIELDS = {
  State: "CO",
  Organisation: "Byron Lab",
  Ground: "education",
  Certificate: "98-01339",
  ExpiresOn: "",
} as const;
const PATH = "/api/member/tax-exemptions";

describe.each(databasesToTest())("buying without sales tax on %s", (kind) => {
  let market: TestMarket;
  let desk: HttpShopper;
  let member: Visitor;
  let memberId: number;
  let email: string;
  let mails: Mail[];
  let count = 0;

  beforeAll(async () => {
    market = await openTestMarket(kind);
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("policy", "=", "tracked").execute();
    desk = await deskOf(market.world, `manager-${kind}@example.com`, ["manager"]);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    await market.db.execute("delete from outbox; delete from slow_counters");
    mails = keepMails(market.world);
    email = `lab-${(count += 1)}@example.com`;
    memberId = await addMember(market.world, { email });
    member = newVisitor(market.world);
    await member.call(signIn, { body: { Email: email, Password: PASSWORD } });
  });

  const apply = (more: object = {}) => member.call(applyForExemption, { body: { ...FIELDS, ...more } });
  const decide = (Decision: string, more: object = {}, by = desk) =>
    by.post("/api/staff/exemptions/decide", {
      MemberId: memberId,
      State: "CO",
      Version: 1,
      Decision,
      Answer: "Checked with the state.",
      ...more,
    });
  const approved = async (more: object = {}) => {
    await apply(more);
    expect((await decide("approved")).status).toBe(200);
  };
  const atPayment = async (address = DENVER, skuId: number = SHOP.mouse) => {
    await member.call(addToCart, { body: { SkuID: skuId } });
    await goToPayment(member, email, address);
    return member.call(getCheckout);
  };
  const choose = (TaxExemption: boolean) => member.tryCall(saveTaxExemption, { body: { TaxExemption } });

  test("needs a sign-in and an application, which can be changed until it is decided", async () => {
    const guest = new HttpShopper(market.world);
    for (const asked of [guest.get, guest.post])
      expect(await asked.call(guest, PATH, FIELDS)).toMatchObject({ status: 401, body: { Reason: "sign_in_needed" } });
    const none = await member.call(getTaxExemptions);
    expect([none.Applications, none.States.includes("CO"), none.States.includes("OR")]).toEqual([[], true, false]);
    await apply();
    const { Applications } = await apply({ Certificate: "98-01340", ExpiresOn: "2099-12-31" });
    expect(Applications).toEqual([
      expect.objectContaining({
        ...FIELDS,
        Certificate: "98-01340",
        ExpiresOn: "2099-12-31",
        Status: "pending",
        IsOver: false,
        Answer: "",
      }),
    ]);
  });

  test.each([
    ["a state without a sales tax", { State: "OR" }, 422, "State"],
    ["a state that there is not", { State: "ZZ" }, 422, "State"],
    ["a state by its name", { State: "Colorado" }, 400, "State"],
    ["a day that is over", { ExpiresOn: "2020-01-01" }, 422, "ExpiresOn"],
    ["no number", { Certificate: "  " }, 400, "Certificate"],
    ["nobody", { Organisation: "" }, 400, "Organisation"],
    ["another reason than the list's", { Ground: "because" }, 400, "Ground"],
  ])("an application with %s is refused by that field", async (_what, wrong, status, field) => {
    const answer = await member.tryCall(applyForExemption, { body: { ...FIELDS, ...(wrong as object) } });
    expect(answer).toMatchObject({ refusal: { status, alert: { Fields: [{ field }] } } });
  });

  test("is decided at the desk as it was shown, once, by who may, with a mail and a line in the log", async () => {
    await apply();
    await apply({ Certificate: "98-01340" });
    const builder = await deskOf(market.world, `builder-${email}`, ["builder"]);
    expect((await decide("approved", { Version: 2 }, builder)).status).toBe(403);
    expect(await decide("approved", { Version: 1 })).toMatchObject({
      status: 409,
      body: { Reason: "exemption_changed" },
    });
    const { body } = await desk.get("/api/staff/exemptions");
    expect(body["Applications"]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ MemberId: memberId, Email: email, Certificate: "98-01340", Version: 2 }),
      ]),
    );
    const both = await Promise.all([decide("approved", { Version: 2 }), decide("declined", { Version: 2 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await deliverOutbox(market.world);
    expect(mails.map(({ to, text }) => [to, text.includes("Checked with the state.")])).toEqual([[email, true]]);
    const log = await market.db.queries
      .selectFrom("staff_log")
      .select(["act", "reason"])
      .where("subject", "=", `member:${memberId}`)
      .execute();
    expect(log).toEqual([{ act: "exemption_decide", reason: "Checked with the state." }]);
  });

  test("is offered at payment to who is approved in the state it ships to, and is never chosen beforehand", async () => {
    await apply();
    expect((await atPayment()).TaxExemption).toBeNull();
    expect(await choose(true)).toMatchObject({
      refusal: { status: 422, alert: { Reason: "exemption_not_offered", Fields: [{ field: "TaxExemption" }] } },
    });
    await decide("approved");
    const offered = await member.call(getCheckout);
    expect(offered.TaxExemption).toEqual({
      State: "CO",
      Organisation: "Byron Lab",
      Certificate: "98-01339",
      IsChosen: false,
    });
    expect(offered.Totals.Tax).toBeGreaterThan(0);
    const chosen = await choose(true);
    expect(chosen).toMatchObject({ reply: { TaxExemption: { IsChosen: true }, Totals: { Tax: 0 } } });
    const elsewhere = await member.call(saveInformation, {
      body: { ShippingAddress: { ...PORTLAND, Email: email, ZipCode: "75201", City: "Dallas", State: "TX" } },
    });
    expect(elsewhere.TaxExemption).toBeNull();
    expect(elsewhere.Totals.Tax).toBeGreaterThan(0);
  });

  test("takes the tax off the order, which says by which certificate, and computes the same again", async () => {
    await approved();
    await atPayment(DENVER, SHOP.pc);
    await choose(true);
    const { CustOrderID, Tax } = await member.call(createOrder, { body: await orderBody(member) });
    expect(Tax).toBe(0);
    const shown = await member.call(getOrder, { query: { number: CustOrderID } });
    expect(shown.Totals.NotCharged).toContainEqual({
      rule: "tax-exemption",
      why: "Exempt by certificate 98-01339.",
    });
    await member.call(withdrawExemption, { body: { State: "CO" } });
    expect(await recomputeOrder(market.db.queries, market.world.config, CustOrderID)).toMatchObject({
      differences: [],
    });
  });

  test("by TaxExemption of the final confirm payload ends in the same total, and is refused where none is approved", async () => {
    await member.call(addToCart, { body: { SkuID: SHOP.pc } });
    const { Items } = await member.call(cartInit);
    const lines = Items.map(({ CartItemId, Quantity: Qty, Price }) => ({ CartItemId, Qty, Price }));
    const body = {
      ConfirmItem: lines.map(({ CartItemId, Qty }) => ({ CartItemId, Qty })),
      CartToCheckout: { Items: lines } as never,
      Checkout: { ...shippingBlock({ ...DENVER, Email: email }), ...CARD_BLOCK } as never,
      FinalAmount: 99_999,
      TaxExemption: true,
    };
    expect(await member.tryCall(tempOrder, { body })).toMatchObject({
      refusal: { status: 422, alert: { Reason: "exemption_not_offered", Fields: [{ field: "TaxExemption" }] } },
    });
    await approved();
    const made = await member.call(tempOrder, { body });
    expect([made.Tax, made.FinalAmount]).toEqual([0, (await member.call(getCheckout)).Totals.Total]);
    const taxed = await member.call(tempOrder, { body: { ...body, TaxExemption: false } });
    expect(taxed.Tax).toBeGreaterThan(0);
  });

  test("ends with its last day, and another certificate can then be sent", async () => {
    await approved({ ExpiresOn: "2099-12-31" });
    await atPayment();
    await choose(true);
    expect(reasonOf(await member.tryCall(applyForExemption, { body: FIELDS }))).toBe("exemption_stands");
    await market.db.execute("update tax_exemptions set expires_on = '2020-01-01' where member_id = $1", [memberId]);
    const after = await member.call(getCheckout);
    expect([after.TaxExemption, after.Totals.Tax > 0]).toEqual([null, true]);
    expect((await member.call(getTaxExemptions)).Applications[0]).toMatchObject({ Status: "approved", IsOver: true });
    expect((await apply()).Applications[0]).toMatchObject({ Status: "pending", IsOver: false });
  });

  test.each(["withdrawn by the member", "taken back at the desk"])(
    "an exemption that is %s while its order is made leaves no order without tax",
    async (how) => {
      await approved();
      await atPayment();
      await choose(true);
      const body = await orderBody(member);
      const end = () =>
        how === "withdrawn by the member"
          ? member.call(withdrawExemption, { body: { State: "CO" } })
          : decide("declined", { Version: 2 });
      await end();
      expect(reasonOf(await member.tryCall(createOrder, { body }))).toBe("cart_changed");
      const again = await member.call(getCheckout);
      expect([again.TaxExemption, again.Totals.Tax > 0]).toEqual([null, true]);
    },
  );

  test("another member's is as absent as none", async () => {
    await approved();
    const other = newVisitor(market.world);
    await addMember(market.world, { email: `other-${email}` });
    await other.call(signIn, { body: { Email: `other-${email}`, Password: PASSWORD } });
    expect((await other.call(getTaxExemptions)).Applications).toEqual([]);
    expect(reasonOf(await other.tryCall(withdrawExemption, { body: { State: "CO" } }))).toBe("exemption_unknown");
    await other.call(addToCart, { body: { SkuID: SHOP.mouse } });
    await goToPayment(other, `other-${email}`);
    expect((await other.call(getCheckout)).TaxExemption).toBeNull();
  });

  test("goes along with a copy of the member's data and ends with the account", async () => {
    await approved();
    expect((await member.call(getMyData)).Data["TaxExemptions"]).toMatchObject([
      { region: "CO", certificate: "98-01339" },
    ]);
    await member.call(closeAccount, { body: { Password: PASSWORD } });
    await passClosingDays(market.world);
    const left = await market.db.execute("select member_id from tax_exemptions where member_id = $1", [memberId]);
    expect(left.rows).toEqual([]);
  });
});

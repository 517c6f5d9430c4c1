import { randomBytes, randomUUID } from "node:crypto";
import { addAddress } from "#contract/addresses.ts";
import { priceDropCouponSub, subscribe } from "#contract/alerts.ts";
import { getMemberAlerts } from "#contract/member-alerts.ts";
import { addToCart, cartInit, deleteCartItem } from "#contract/carts.ts";
import { applyAsCreator } from "#contract/creators.ts";
import { getSessions, signIn } from "#contract/members.ts";
import { changePaidOrder, getOrderChange, quoteOrderChange } from "#contract/order-changes.ts";
import { addReviewPicture, listReviewable, writeReview } from "#contract/reviews.ts";
import { addRmaProof, openRma } from "#contract/rma.ts";
import { saveBuild } from "#contract/saved-builds.ts";
import { addSavedList, getSavedLists, saveProduct } from "#contract/saved-lists.ts";
import { sendIdProof } from "#contract/id-discount.ts";
import { applyForExemption } from "#contract/tax-exemptions.ts";
import { orderNumber } from "#rules/order/order-number.ts";
import { codeOfParts, loadLabShop } from "./build-shop.ts";
import { addEndpoint } from "../webhooks/webhook-endpoints.ts";
import { createOrderFor, goToPayment, PORTLAND } from "./buyer.ts";
import type { Thing } from "./id-calls.ts";
import { addMember, PASSWORD } from "./members.ts";
import { PICTURE } from "./small-picture.ts";
import { SHOP } from "./small-shop.ts";
import { addStaff } from "./staff-desk.ts";
import type { TestWorld } from "./test-world.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

/** A guest or a member with a browser, who comes to things as a shopper does. */
export interface Owner {
  visitor: Visitor;
  email: string;
  /** Null for a guest. */
  memberId: number | null;
}

export async function newOwner(world: TestWorld, name: string, kind: "guest" | "member"): Promise<Owner> {
  const visitor = newVisitor(world);
  const email = `${name}@example.com`;
  if (kind === "guest") return { visitor, email, memberId: null };
  const memberId = await addMember(world, { email });
  await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
  return { visitor, email, memberId };
}

/** What nobody has, in a form that a real one could have. */
export const ABSENT: Readonly<Record<Thing, string>> = {
  line: "line_of-nobody",
  "only line": "line_of-nobody",
  order: orderNumber(randomBytes(7)),
  shipped: orderNumber(randomBytes(7)),
  rma: `${orderNumber(randomBytes(7))} ${orderNumber(randomBytes(7), "RMA")}`,
  address: randomUUID(),
  list: randomUUID(),
  saved: randomUUID(),
  build: randomUUID(),
  "member build": randomUUID(),
  alert: `alert-${randomUUID()}`,
  "price alert": `alert-${randomUUID()}`,
  "list and saved": `${randomUUID()} ${randomUUID()}`,
  "line and list": `line_of-nobody ${randomUUID()}`,
  session: randomUUID(),
  passkey: randomBytes(32).toString("base64url"),
  member: "1999999999",
  email: "nobody@example.com",
  creator: "1999999999",
  exemption: "1999999999",
  change: `${orderNumber(randomBytes(7))} ${randomUUID()}`,
  "desk order": orderNumber(randomBytes(7)),
  "desk return": orderNumber(randomBytes(7), "RMA"),
  proof: randomUUID(),
  "id proof": randomUUID(),
  review: randomUUID(),
  "answered review": randomUUID(),
  reviewed: orderNumber(randomBytes(7)),
  "review picture": `${orderNumber(randomBytes(7))} ${randomUUID()}`,
  "desk picture": randomUUID(),
  colleague: "nobody@desk.example",
  correction: randomUUID(),
  webhook: randomUUID(),
};

/** A new one of these, owned by this person; answers its id. */
export async function makeThing(world: TestWorld, owner: Owner, thing: Thing): Promise<string> {
  return MAKERS[thing](world, owner);
}

type Maker = (world: TestWorld, owner: Owner) => Promise<string>;

const placed: Maker = async (_, { visitor, email }) => {
  await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
  await goToPayment(visitor, email, PORTLAND);
  return (await createOrderFor(visitor)).CustOrderID;
};
const paid: Maker = async (world, owner) => inState(world, await placed(world, owner), ["paid"]);
const shipped: Maker = async (world, owner) => inState(world, await placed(world, owner), ["paid", "shipped"]);

/** As if time had passed over it; what its cart was stays closed. */
async function inState(world: TestWorld, number: string, states: readonly ("paid" | "shipped")[]): Promise<string> {
  for (const state of states)
    await world.db.queries
      .updateTable("orders")
      .set({ state, changed_at: world.now() })
      .where("order_number", "=", number)
      .execute();
  await world.db.queries
    .updateTable("carts")
    .set({ state: "ordered" })
    .where("id", "in", (eb) => eb.selectFrom("orders").select("cart_id").where("order_number", "=", number))
    .execute();
  return number;
}

const returned: Maker = async (world, owner) => {
  const OrderNumber = await shipped(world, owner);
  const Lines = [{ Line: 1, Units: 1 }];
  const asked = { OrderNumber, Lines, Wants: "refund", Reason: "not_wanted", Told: "" } as const;
  return `${OrderNumber} ${(await owner.visitor.call(openRma, { body: asked })).Rma.RmaNumber}`;
};
const reviewed: Maker = async (world, owner) => {
  const order = await shipped(world, owner);
  const { Products } = await owner.visitor.call(listReviewable, { query: { order } });
  const ProductID = Products[0]?.ProductID ?? 0;
  const body = { OrderNumber: order, ProductID, Rating: 4, Author: "Ada", Body: "Clicks well" };
  await owner.visitor.call(writeReview, { body });
  return order;
};
const newReview: Maker = (world, owner) => reviewed(world, owner).then(() => newest(world, "reviews", "created_at"));

/** The order and the picture of its review. */
async function pictured(world: TestWorld, owner: Owner): Promise<[order: string, picture: string]> {
  const OrderNumber = await reviewed(world, owner);
  await owner.visitor.call(addReviewPicture, { body: { OrderNumber, ProductID: 4, Picture: PICTURE } });
  return [OrderNumber, await newest(world, "review_pictures", "added_at")];
}
type Dated = "id_proofs" | "order_revisions" | "rma_proofs" | "reviews" | "review_pictures";
const newest = async (world: TestWorld, table: Dated, by: string): Promise<string> => {
  const { rows } = await world.db.execute(`select id from ${table} order by ${by} desc limit 1`);
  return String(rows[0]?.["id"]);
};
const listed: Maker = async (_, { visitor }) => {
  const { Lists } = await visitor.call(addSavedList, { body: { Name: randomUUID().slice(0, 8) } });
  return Lists.at(-1)?.Id ?? "";
};
const inCart: Maker = async (_, { visitor }) => {
  await visitor.call(addToCart, { body: { SkuID: SHOP.cable, Quantity: 1 } });
  const { Items } = await visitor.call(cartInit);
  return Items.find(({ SkuID }) => SkuID === SHOP.cable)?.CartItemId ?? "";
};
const saved: Maker = async (_, { visitor }) => {
  const before = await visitor.call(getSavedLists);
  await visitor.call(saveProduct, { body: { SkuID: SHOP.cable, ListId: before.Lists[0]?.Id ?? "" } });
  const { Lists } = await visitor.call(getSavedLists);
  return Lists[0]?.Items[0]?.Id ?? "";
};
const asNumber: Maker = (_, { memberId }) => Promise.resolve(String(memberId));

/** In PC Lab, of a case that the shop is given for it. */
const savedBuild: Maker = async (world, { visitor }) => {
  await loadLabShop(world.db, "case-lumen-white");
  await world.catalogue.changed(null);
  const { Id } = await visitor.call(saveBuild, { body: { Build: codeOfParts("case-lumen-white") } });
  return Id;
};

const MAKERS: Readonly<Record<Thing, Maker>> = {
  build: savedBuild,
  "member build": savedBuild,
  line: inCart,
  "only line": async (_, { visitor }) => {
    for (const { CartItemId } of (await visitor.call(cartInit)).Items)
      await visitor.call(deleteCartItem, { body: { cartItemId: CartItemId } });
    await visitor.call(addToCart, { body: { SkuID: SHOP.cable, Quantity: 1 } });
    return (await visitor.call(cartInit)).Items[0]?.CartItemId ?? "";
  },
  order: placed,
  shipped,
  rma: returned,
  address: async (_, { visitor }) => {
    const { Email: __, ...Address } = PORTLAND;
    const body = { Label: randomUUID().slice(0, 8), IsDefault: false, Address, ConfirmedZipCode: "" };
    const { Addresses } = await visitor.call(addAddress, { body });
    return Addresses.find(({ Label }) => Label === body.Label)?.Id ?? "";
  },
  list: listed,
  saved,
  alert: async (_, { visitor, email }) => {
    await visitor.call(subscribe, { body: { Email: email } });
    return (await visitor.call(getMemberAlerts)).Alerts[0]?.Id ?? "";
  },
  "price alert": async (_, { visitor, email: Email }) => {
    const body = { SkuID: SHOP.laptop, Email, PriceDrop: true, Coupon: false, Target: null };
    await visitor.call(priceDropCouponSub, { body });
    const { Alerts } = await visitor.call(getMemberAlerts);
    return Alerts.find(({ Kind }) => Kind === "price_drop")?.Id ?? "";
  },
  "line and list": async (world, owner) => `${await inCart(world, owner)} ${await listed(world, owner)}`,
  "list and saved": async (world, owner) => `${await listed(world, owner)} ${await saved(world, owner)}`,
  session: async (world, { visitor, email }) => {
    await newVisitor(world).call(signIn, { body: { Email: email, Password: PASSWORD } });
    const { Sessions } = await visitor.call(getSessions);
    return Sessions.find(({ isThis }) => !isThis)?.id ?? "";
  },
  passkey: async (world, { memberId }) => {
    const id = randomBytes(32).toString("base64url");
    await world.db.queries
      .insertInto("passkeys")
      .values({
        id,
        member_id: memberId ?? 0,
        public_key: randomBytes(77),
        counter: 0,
        browser: "",
        system: "",
        created_at: world.now(),
      })
      .execute();
    return id;
  },
  member: asNumber,
  email: (_, { email }) => Promise.resolve(email),
  creator: async (world, owner) => {
    const body = {
      Name: "Ada",
      Platform: "youtube",
      Url: "https://example.com/ada",
      Audience: 5,
      About: "Films",
    } as const;
    await owner.visitor.call(applyAsCreator, { body });
    return asNumber(world, owner);
  },
  exemption: async (world, owner) => {
    const body = {
      State: "CO",
      Organisation: "A school",
      Ground: "education",
      Certificate: "98-01339",
      ExpiresOn: "",
    } as const;
    await owner.visitor.call(applyForExemption, { body });
    return asNumber(world, owner);
  },
  change: async (world, owner) => {
    const OrderNumber = await paid(world, owner);
    const { ShippingChoices } = await owner.visitor.call(getOrderChange, { query: { number: OrderNumber } });
    const dearest = ShippingChoices.toSorted((one, other) => other.Fee - one.Fee)[0];
    const Change = { Lines: [], ShippingMethodID: dearest?.ShippingMethodID ?? 0, Address: null };
    const { Then } = await owner.visitor.call(quoteOrderChange, { body: { OrderNumber, Change } });
    const body = { OrderNumber, Change, Total: Then.Totals.Total, Key: randomUUID() };
    await owner.visitor.call(changePaidOrder, { body });
    return `${OrderNumber} ${await newest(world, "order_revisions", "created_at, number")}`;
  },
  "desk order": paid,
  "desk return": async (world, owner) => (await returned(world, owner)).split(" ")[1] ?? "",
  proof: async (world, owner) => {
    const [OrderNumber = "", RmaNumber = ""] = (await returned(world, owner)).split(" ");
    const Base64 = Buffer.from("%PDF-1.7\n%%EOF").toString("base64");
    await owner.visitor.call(addRmaProof, { body: { OrderNumber, RmaNumber, Name: "a.pdf", Base64 } });
    return newest(world, "rma_proofs", "added_at");
  },
  "id proof": async (world, { visitor, email: Email }) => {
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    const Base64 = Buffer.from("%PDF-1.7\n%%EOF").toString("base64");
    await visitor.call(sendIdProof, { body: { Group: "student", Email, Name: "a.pdf", Base64 } });
    return newest(world, "id_proofs", "created_at");
  },
  review: newReview,
  "answered review": newReview,
  reviewed,
  "review picture": async (world, owner) => (await pictured(world, owner)).join(" "),
  "desk picture": async (world, owner) => (await pictured(world, owner))[1],
  colleague: async (world) => {
    const email = `${randomUUID()}@desk.example`;
    await addStaff(world, email, ["builder"]);
    return email;
  },
  webhook: async (world) => (await addEndpoint(world, `https://erp.example.com/${randomUUID()}`)).id,
  correction: async (world, { memberId }) => {
    const key = randomUUID();
    const asked_by = (await world.db.queries.selectFrom("staff").select("id").executeTakeFirstOrThrow()).id;
    const asked = { member_id: memberId ?? 0, points: 90_000, reason: "Late", state: "waiting", asked_by } as const;
    await world.db.queries
      .insertInto("points_corrections")
      .values({ key, ...asked, asked_at: world.now() })
      .execute();
    return key;
  },
};

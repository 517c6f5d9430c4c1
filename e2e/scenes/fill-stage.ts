import { addToCart } from "#contract/carts.ts";
import { subscribe } from "#contract/alerts.ts";
import { addPasskey, beginPasskey } from "#contract/passkeys.ts";
import { askPasswordReset, register, signIn } from "#contract/members.ts";
import { beginTwoFactor, confirmTwoFactor } from "#contract/two-factor.ts";
import { saveProduct } from "#contract/saved-lists.ts";
import { shareLink } from "#contract/rewards.ts";
import { openShareLink } from "#server/rewards/share-links-table.ts";
import { signedMailEvent } from "#sandbox/mail/mail-peer.ts";
import { cents } from "#rules/money/cents.ts";
import { issueVoucher } from "#server/vouchers/issue-voucher.ts";
import { inviteStaff } from "#server/staff/invite-staff.ts";
import { goToPayment } from "#server/testing/buyer.ts";
import { pcSkuId } from "#server/testing/build-shop.ts";
import { authenticator } from "#server/testing/authenticator.ts";
import type { HttpShopper } from "#server/testing/http-shopper.ts";
import { PASSWORD } from "#server/testing/members.ts";
import { SoftwarePasskey } from "#server/testing/software-passkey.ts";
import {
  acceptCreator,
  askAsCreator,
  askForExemptions,
  correctPoints,
  publishOldestReview,
  reviewAll,
  saveAddresses,
} from "./fill-account.ts";
import { fillOrders, ship } from "./fill-orders.ts";
import { fillAlerts } from "./fill-alerts.ts";
import { fillBuilds } from "./fill-builds.ts";
import { addWebhooks } from "./fill-webhooks.ts";
import { fillLists } from "./fill-lists.ts";
import { ask, fillReturns } from "./fill-returns.ts";
import type { SceneStage } from "./scene-stage.ts";

const FORGE_80 = pcSkuId("forge-80");
const REGULAR = "ada.byron@example.com";
const ONE_ORDER = "charles@example.com";
const GUEST = "guest@example.com";
const BOUNCED = "adaa@exmaple.com";
const GUARDED = "grace@example.com";

/** Who there is before anybody has bought anything: somebody new, and the staff. */
export async function fillBefore(stage: SceneStage): Promise<void> {
  stage.is("newcomer", await stage.member("newcomer@example.com"));
  stage.is("bounced", await stage.member(BOUNCED));
  await mailBounced(stage, BOUNCED);
  stage.is("owner", await stage.desk("ines@example.com", "owner"));
  const invited = { email: "hal@example.com", name: "Hal Abelson", roles: ["builder" as const] };
  stage.facts.set("invitation", await inviteStaff(stage.world, invited));
}

/** The mail provider tells the store that an address takes nothing. */
async function mailBounced(stage: SceneStage, email: string): Promise<void> {
  const now = stage.world.now();
  const { body, headers } = signedMailEvent({ type: "email.bounced", email, at: now, now });
  const { status } = await fetch(`${stage.url}/api/webhooks/mail`, { method: "POST", body, headers });
  if (status !== 200) throw new Error(`The store does not believe that mail bounced: ${status}`);
}

/** Everything else: orders, returns, certificates, reviews, points, and who asked for them. */
export async function fillStage(stage: SceneStage): Promise<void> {
  const ines = await stage.desk("ines.duarte@example.com", "owner");
  const other = await stage.desk("support@example.com", "support");
  stage.is("owner", ines);
  stage.is("warehouse", await stage.desk("wes@example.com", "warehouse"));
  const tellOrders = await addWebhooks(stage, ines);
  await fillOneOrder(stage);
  await fillGuest(stage, ines);
  await mailBounced(stage, GUEST);
  await fillGuarded(stage);
  await fillShopper(stage);
  const visitor = await stage.member(REGULAR);
  await saveAddresses(visitor, 3);
  await fillOrders(stage, { visitor, email: REGULAR }, ines);
  await fillReturns(stage, visitor, ines);
  await askForExemptions(visitor, ines);
  await askAsCreator(visitor, "Quiet Bench");
  await acceptCreator(ines, await stage.memberId(REGULAR));
  await reviewAll(visitor, stage.facts.get("delivered") ?? "", "Every game runs as the page said, and it is quiet.");
  await publishOldestReview(ines);
  await correctPoints(stage, REGULAR, [ines, other]);
  await fillLists(stage, visitor, REGULAR);
  await fillAlerts(stage, visitor, REGULAR);
  await fillBuilds(stage, visitor, FORGE_80);
  await tellOrders();
  stage.is("regular", visitor);
}

/** A member with one of each. */
async function fillOneOrder(stage: SceneStage): Promise<void> {
  const visitor = await stage.member(ONE_ORDER);
  const [sku = 0] = await stage.skusOf("prebuilt-gaming-pcs");
  stage.facts.set("onlyOrder", await stage.buy(visitor, ONE_ORDER, [sku]));
  await saveAddresses(visitor, 1);
  await visitor.call(subscribe, { body: { Email: ONE_ORDER } });
  await visitor.call(saveProduct, { body: { SkuID: sku } });
  await askAsCreator(visitor, "Charles, who counts");
  const amount = cents(5000);
  await issueVoucher(stage.world, { amount, email: ONE_ORDER, expiresAt: null, issuedBy: "scenes" });
  stage.is("oneOrder", visitor);
}

/** Somebody without an account, with an order in the browser and a return of it, and links that were mailed. */
async function fillGuest(stage: SceneStage, desk: HttpShopper): Promise<void> {
  const email = GUEST;
  const visitor = stage.newVisitor();
  const [gear] = await stage.productsOf("gear-store");
  const [pc] = await stage.productsOf("prebuilt-gaming-pcs");
  const sku = gear?.skuId ?? 0;
  const [, , gearCategory = "", gearSlug = ""] = gear?.link.split("/") ?? [];
  const said = { gearCategory, gearSlug, pcSlug: pc?.slug ?? "", sku: String(sku) };
  for (const [name, fact] of Object.entries(said)) stage.facts.set(name, fact);
  const number = await stage.buy(visitor, email, [sku]);
  stage.facts.set("guestOrder", number);
  await ship(desk, number);
  stage.facts.set("guestReturn", await ask(visitor, { OrderNumber: number, Email: email }));
  await visitor.call(register, {
    body: { Email: "mary@example.com", Password: PASSWORD, FirstName: "Mary", LastName: "Lee", ReceiveInfo: false },
  });
  await visitor.call(askPasswordReset, { body: { Email: ONE_ORDER } });
  stage.facts.set("activation", await stage.mailedToken("mary@example.com"));
  stage.facts.set("reset", await stage.mailedToken(ONE_ORDER));
  stage.is("guestBuyer", visitor);
}

/** Somebody with a PC that is built for them in the cart, gear and an address; and pages of what is sold out. */
async function fillShopper(stage: SceneStage): Promise<void> {
  const visitor = stage.newVisitor();
  const pcs = await stage.productsOf("gaming-pcs");
  const built = pcs.find(({ availability }) => availability.state === "built_to_order");
  stage.facts.set(
    "compared",
    pcs
      .slice(0, 4)
      .map(({ skuId }) => skuId)
      .join(","),
  );
  const [gear = 0] = await stage.skusOf("gear-store");
  for (const SkuID of [built?.skuId ?? 0, gear]) await visitor.call(addToCart, { body: { SkuID, Quantity: 1 } });
  await goToPayment(visitor, "shopper@example.com");
  stage.facts.set("goneLaptop", await stage.pageOf("tempo-15-refurbished"));
  stage.facts.set("goneGear", await stage.pageOf("arc-b570"));
  stage.is("shopper", visitor);
}

/** A member with everything that guards an account, and one who is between password and code. */
async function fillGuarded(stage: SceneStage): Promise<void> {
  const visitor = await stage.member(GUARDED);
  const origin = stage.url;
  for (let count = 0; count < 2; count += 1) {
    const { Options } = await visitor.call(beginPasskey, { body: { Password: PASSWORD } });
    await visitor.call(addPasskey, { body: { Credential: new SoftwarePasskey().create(Options, { origin }) } });
  }
  const memberId = await stage.memberId(GUARDED);
  await stage.world.db.transaction((tx) => openShareLink(stage.world, tx, memberId));
  stage.facts.set("shareCode", (await visitor.call(shareLink)).ShareLink.split("/").at(-1) ?? "");
  await stage.signInFrom(GUARDED, [
    ["Firefox", "Windows", "203.0.113.0"],
    ["Safari", "iOS", "2001:db8:4:7::"],
  ]);
  const setup = await stage.member("setup@example.com");
  await setup.call(beginTwoFactor, { body: { Password: PASSWORD } });
  stage.is("settingUp", setup);
  const { Secret } = await visitor.call(beginTwoFactor, { body: { Password: PASSWORD } });
  await visitor.call(confirmTwoFactor, { body: { Code: authenticator(Secret)(stage.world.now()) } });
  const halfway = stage.newVisitor();
  await halfway.tryCall(signIn, { body: { Email: GUARDED, Password: PASSWORD, keepMeSignedIn: false } });
  stage.is("halfway", halfway);
  stage.is("guarded", visitor);
}

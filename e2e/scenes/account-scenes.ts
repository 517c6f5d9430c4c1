import type { PageScene } from "./page-scene.ts";
import { open, press, type } from "./acts.ts";

/** Every page of an account, by what its member has. */
export const ACCOUNT_SCENES: readonly PageScene[] = [
  { name: "account-empty", path: "/account", as: "newcomer" },
  { name: "account-mail-bounced", path: "/account", as: "bounced" },
  { name: "email-bounced", path: "/account/email", as: "bounced" },
  {
    name: "email-wrong",
    path: "/account/email",
    as: "bounced",
    act: type({ "Correct email": "ada@example.com", "Current password": "wrong" }, "Email me the link"),
  },
  { name: "email-confirm", path: "/account/email?token=x", as: "bounced" },
  { name: "email-fine", path: "/account/email", as: "newcomer" },
  { name: "account-many", path: "/account", as: "regular" },
  { name: "account-one", path: "/account", as: "oneOrder" },
  { name: "orders-empty", path: "/account/orders", as: "newcomer" },
  { name: "orders-one", path: "/account/orders", as: "oneOrder" },
  { name: "orders-many", path: "/account/orders", as: "regular" },
  { name: "orders-none-found", path: "/account/orders?show=delivered&q=nothing", as: "regular" },
  { name: "orders-page-2", path: "/account/orders?page=2", as: "regular" },
  { name: "orders-no-such-page", path: "/account/orders?page=99", as: "regular" },
  { name: "points-empty", path: "/account/points", as: "newcomer" },
  { name: "points-one", path: "/account/points", as: "oneOrder" },
  { name: "points-many", path: "/account/points", as: "regular" },
  { name: "vouchers-empty", path: "/account/gift-vouchers", as: "newcomer" },
  { name: "vouchers-one", path: "/account/gift-vouchers", as: "oneOrder" },
  { name: "vouchers-many", path: "/account/gift-vouchers", as: "regular" },
  { name: "warranties-one", path: "/account/warranties", as: "oneOrder" },
  { name: "warranties-empty", path: "/account/warranties", as: "newcomer" },
  { name: "warranties-many", path: "/account/warranties", as: "regular" },
  { name: "returns-empty", path: "/account/returns", as: "newcomer" },
  { name: "returns-many", path: "/account/returns", as: "regular" },
  { name: "return-find", path: "/support/rma" },
  { name: "return-find-wrong", path: "/support/rma", act: findReturn("RS-00000-000000", "nobody@example.com") },
  {
    name: "return-guest",
    path: "/support/rma",
    as: "guestBuyer",
    act: findReturn("{guestOrder}", "guest@example.com"),
  },
  { name: "return-new", path: "/support/rma?order={delivered}", as: "regular" },
  { name: "return-requested", path: status("shipped", "returnRequested"), as: "regular" },
  { name: "return-approved", path: status("deliveredGear", "returnApproved"), as: "regular" },
  { name: "return-labelled", path: status("shipped", "returnLabelled"), as: "regular" },
  { name: "return-received", path: status("deliveredLaptop", "returnReceived"), as: "regular" },
  { name: "return-in-part", path: status("delivered", "returnInPart"), as: "regular" },
  { name: "return-done", path: status("delivered", "returnDone"), as: "regular" },
  { name: "return-rejected", path: status("delivered", "returnRejected"), as: "regular" },
  { name: "return-withdrawn", path: status("shipped", "returnWithdrawn"), as: "regular" },
  {
    name: "return-guest-status",
    path: status("guestOrder", "guestReturn"),
    act: type({ "Email of the order": "guest@example.com" }, "See the return"),
    status: 404,
  },
  { name: "return-of-somebody", path: status("shipped", "returnRequested"), status: 404 },
  { name: "return-not-shipped", path: "/support/rma?order={building}", as: "regular" },
  { name: "return-new-wrong", path: "/support/rma?order={delivered}", as: "regular", act: press("Request the return") },
  { name: "addresses-empty", path: "/account/addresses", as: "newcomer" },
  { name: "addresses-one", path: "/account/addresses", as: "oneOrder" },
  { name: "addresses-many", path: "/account/addresses", as: "regular" },
  { name: "alerts-empty", path: "/account/alerts", as: "newcomer" },
  { name: "alerts-one", path: "/account/alerts", as: "oneOrder" },
  { name: "alerts-many", path: "/account/alerts", as: "regular" },
  { name: "alerts-change", path: "/account/alerts", as: "regular", act: open("Change the price") },
  {
    name: "alerts-change-wrong",
    path: "/account/alerts",
    as: "regular",
    act: changeTarget("99999"),
  },
  { name: "builds-empty", path: "/account/builds", as: "newcomer" },
  { name: "builds-many", path: "/account/builds", as: "regular" },
  { name: "builds-guest", path: "/account/builds" },
  { name: "lists-empty", path: "/account/lists", as: "newcomer" },
  { name: "lists-one", path: "/account/lists", as: "oneOrder" },
  { name: "lists-many", path: "/account/lists", as: "regular" },
  { name: "lists-open", path: "/account/lists", as: "oneOrder", act: open("Name, sharing and removal") },
  {
    name: "lists-name-taken",
    path: "/account/lists?list={deskList}",
    as: "regular",
    act: type({ "Name of the list": "Saved" }, "Save the name"),
  },
  { name: "lists-choose", path: "/account/lists?save=1", as: "regular" },
  { name: "list-shared", path: "/lists/{sharedList}" },
  { name: "list-not-shared", path: "/lists/nothing?key=nothing", status: 404 },
  { name: "sign-in-to-save", path: "/sign-in?to=save" },
  { name: "security-plain", path: "/account/security", as: "newcomer" },
  { name: "security-guarded", path: "/account/security", as: "guarded" },
  { name: "security-open", path: "/account/security", as: "guarded", act: open("Add a passkey on this device") },
  { name: "password", path: "/account/security/password", as: "newcomer" },
  {
    name: "password-wrong",
    path: "/account/security/password",
    as: "newcomer",
    act: type({ "Current password": "not this one", "New password": "short" }, "Change the password"),
  },
  { name: "two-factor-setup", path: "/account/security/two-factor", as: "settingUp" },
  {
    name: "two-factor-setup-wrong",
    path: "/account/security/two-factor",
    as: "settingUp",
    act: type({ Code: "000000" }, "Turn two-factor on"),
  },
  { name: "privacy", path: "/account/privacy", as: "regular" },
  { name: "privacy-open", path: "/account/privacy", as: "regular", act: open("End my account") },
  { name: "keep-account-ending", path: "/keep-account" },
  { name: "keep-account", path: "/keep-account?token=x" },
  { name: "keep-account-ended", path: "/keep-account?token=x", act: press("Keep my account") },
  { name: "share-closed", path: "/account/share", as: "newcomer" },
  { name: "share-open", path: "/account/share", as: "guarded" },
  { name: "share-friend", path: "/share/{shareCode}" },
  { name: "share-unknown", path: "/share/nothing", status: 404 },
  { name: "tax-exemption-empty", path: "/account/tax-exemption", as: "newcomer" },
  { name: "tax-exemption-many", path: "/account/tax-exemption", as: "regular" },
  {
    name: "tax-exemption-wrong",
    path: "/account/tax-exemption",
    as: "newcomer",
    act: type({ "Name on the certificate": " " }, "Send the application"),
  },
  { name: "creator-guest", path: "/creator-program/application" },
  { name: "creator-empty", path: "/creator-program/application", as: "newcomer" },
  { name: "creator-sent", path: "/creator-program/application", as: "oneOrder" },
  { name: "creator-accepted", path: "/creator-program/application", as: "regular" },
  { name: "alerts-news", path: "/email-alerts" },
  { name: "alerts-watch", path: "/email-alerts?sku={sku}" },
  { name: "alerts-confirm", path: "/email-alerts?do=confirm&id=x&key=y" },
  { name: "alerts-wrong", path: "/email-alerts", act: type({ Email: "nobody" }, "Email me new codes") },
  { name: "ship-to", path: "/ship-to" },
  { name: "ship-to-wrong", path: "/ship-to", act: type({ "ZIP or postal code": "8020" }, "Ship here") },
  { name: "country", path: "/ship-to/country?to=CANADA" },
  { name: "language", path: "/language" },
  { name: "country-chosen", path: "/ship-to/country?to=USA" },
  { name: "sku-info", path: "/sku-info?sku=220105" },
  { name: "promotions", path: "/promotions" },
  { name: "notify", path: "/notify-me?sku={sku}" },
  { name: "write-review-none", path: "/review/write-review", as: "regular" },
  { name: "write-review", path: "/review/write-review?order={deliveredGear}", as: "regular" },
  {
    name: "write-review-preview",
    path: "/review/write-review?order={deliveredGear}",
    as: "regular",
    act: writeReview({
      "In one line (optional)": "Clicks well, the cable is short",
      "Tell others what you would tell a friend": "Two months of use.\nAt a desk the cable just reaches.",
      "Name to show": "Ada B.",
    }),
  },
  { name: "write-review-done", path: "/review/write-review?order={delivered}", as: "regular" },
  { name: "own-reviews-none", path: "/account/reviews", as: "newcomer" },
  { name: "own-reviews-many", path: "/account/reviews", as: "regular" },
  { name: "review-invites-end", path: "/review/invites?id=x&key=y" },
  { name: "group-discount", path: "/carts/group-discount" },
  { name: "group-discount-away", path: "/carts/group-discount?refused=idme_away" },
  { name: "cart-back", path: "/carts/back?cart=x" },
  { name: "reviews-one", path: "/review?product={pcSlug}" },
  { name: "reviews-none", path: "/review?product={gearSlug}" },
  { name: "survey", path: "/carts/order-survey?order={delivered}", as: "regular" },
  { name: "survey-unknown", path: "/carts/order-survey?order=RS-00000-000000", status: 404 },
];

/** The first price that waits, with another target. */
function changeTarget(price: string): NonNullable<PageScene["act"]> {
  return async (page, say) => {
    await open("Change the price")(page, say);
    const form = page.locator("details[open] form");
    await form.getByLabel("Your price").fill(price);
    await form.getByRole("button").click();
    await page.waitForLoadState("networkidle");
  };
}

function writeReview(fields: Readonly<Record<string, string>>): NonNullable<PageScene["act"]> {
  return async (page, say) => {
    await page.getByRole("radio", { name: "4 stars" }).check();
    await type(fields)(page, say);
  };
}

/** Where a return stands, by the facts of its order and of itself. */
function status(order: string, rma: string): string {
  return `/support/rma/status?order={${order}}&rma={${rma}}`;
}

function findReturn(order: string, email: string): NonNullable<PageScene["act"]> {
  return type({ "Order number": order, "Email of the order": email }, "Find the order");
}

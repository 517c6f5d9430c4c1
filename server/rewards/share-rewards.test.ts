import { describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { getUserInfo, signIn } from "#contract/members.ts";
import { closeAccount, getMyData } from "#contract/my-data.ts";
import {
  checkVerificationCode,
  findSharer,
  sendSharePointConfirmMail,
  shareLink,
  signInByReward,
} from "#contract/rewards.ts";
import { SHARE_POINTS } from "#rules/points/share-points.ts";
import { cents } from "#rules/money/cents.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { passClosingDays } from "../testing/pass-closing-days.ts";
import { createOrderFor, goToPayment, PORTLAND } from "../testing/buyer.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { ROUTES } from "../routes.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { PointsScene } from "../testing/points-scene.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("a member's share link on %s", (kind) => {
  const scene = new PointsScene(kind);
  let friends = 0;

  /** The code of the newest mail. */
  async function mailedCode(): Promise<string> {
    const { world } = scene.market;
    await scene.market.db.execute("delete from outbox; delete from slow_counters");
    const mails = keepMails(world);
    await scene.buyer.call(sendSharePointConfirmMail);
    await deliverOutbox(world);
    expect(mails.at(-1)?.to).toBe(scene.email);
    return /\b\d{8}\b/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
  }
  /** The code in the link of the scene's member. */
  async function opened(): Promise<string> {
    const { ShareLink } = await scene.buyer.call(checkVerificationCode, { body: { Code: await mailedCode() } });
    return ShareLink.split("/").at(-1) ?? "";
  }
  async function buys(friend: Visitor, email: string): Promise<string> {
    await friend.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(friend, email, PORTLAND);
    const { CustOrderID } = await createOrderFor(friend);
    await payWith(friend, CustOrderID, CARDS.approved);
    return CustOrderID;
  }
  async function friendBy(ShareCode: string): Promise<{ friend: Visitor; email: string }> {
    const friend = newVisitor(scene.market.world);
    await friend.call(signInByReward, { body: { ShareCode } });
    return { friend, email: `friend${kind}${(friends += 1)}@example.com` };
  }

  test("opens by the code in the mail, once, and stays the same link", async () => {
    expect(reasonOf(await scene.buyer.tryCall(shareLink))).toBe("share_not_confirmed");
    const code = await mailedCode();
    const wrong = await scene.buyer.tryCall(checkVerificationCode, { body: { Code: "00000000" } });
    expect(wrong).toMatchObject({
      refusal: { status: 422, alert: { Reason: "verification_code_wrong", Fields: [{ field: "Code" }] } },
    });
    const link = await scene.buyer.call(checkVerificationCode, {
      body: { Code: ` ${code.slice(0, 4)} ${code.slice(4)}` },
    });
    expect(link).toMatchObject({ ShareLink: expect.stringMatching(/\/share\/[\w-]{43}$/), Points: 500, Friends: 0 });
    expect(reasonOf(await scene.buyer.tryCall(checkVerificationCode, { body: { Code: code } }))).toBe(
      "verification_code_wrong",
    );
    expect(await scene.buyer.call(shareLink)).toEqual(link);
  });

  test("takes five tries an hour and three mails, and no other member's code", async () => {
    const code = await mailedCode();
    const otherEmail = `other-${scene.email}`;
    await addMember(scene.market.world, { email: otherEmail });
    const other = newVisitor(scene.market.world);
    await other.call(signIn, { body: { Email: otherEmail, Password: PASSWORD } });
    expect(reasonOf(await other.tryCall(checkVerificationCode, { body: { Code: code } }))).toBe(
      "verification_code_wrong",
    );
    const tries = [];
    for (let nth = 0; nth < 6; nth += 1)
      tries.push(reasonOf(await scene.buyer.tryCall(checkVerificationCode, { body: { Code: `1234567${nth}` } })));
    expect(tries).toEqual([...Array.from({ length: 5 }, () => "verification_code_wrong"), "too_many_requests"]);
    await scene.buyer.call(sendSharePointConfirmMail);
    await scene.buyer.call(sendSharePointConfirmMail);
    expect(reasonOf(await scene.buyer.tryCall(sendSharePointConfirmMail))).toBe("too_many_requests");
    expect(reasonOf(await newVisitor(scene.market.world).tryCall(sendSharePointConfirmMail))).toBe("sign_in_needed");
  });

  test("is somebody's or nobody's: what is promised for a link is asked first", async () => {
    const ShareCode = await opened();
    const stranger = newVisitor(scene.market.world);
    expect(await stranger.call(findSharer, { query: { ShareCode } })).toEqual({ Success: true, Points: SHARE_POINTS });
    const unknown = await stranger.tryCall(findSharer, { query: { ShareCode: "x".repeat(43) } });
    expect(reasonOf(unknown)).toBe("share_unknown");
  });

  test("POST /api/login/reward signs in and gives the reward cookie for 30 days; a wrong password gives neither", async () => {
    const ShareCode = await opened();
    const { email } = await friendBy(ShareCode);
    await addMember(scene.market.world, { email });
    const browser = new HttpShopper(scene.market.world);
    const ask = (Password: string) => browser.post("/api/login/reward", { ShareCode, Email: email, Password });
    expect(await ask("not this one at all")).toMatchObject({ status: 401, body: { Reason: "sign_in_failed" } });
    expect([...browser.cookies.keys()]).not.toContain("reward");
    expect(await ask(PASSWORD)).toMatchObject({ status: 200, body: { Email: email } });
    expect(browser.cookies.get("reward")).toBe(ShareCode);
    expect(browser.cookies.has("session")).toBe(true);
    const app = createApp({ world: scene.market.world, routes: ROUTES, limits: noRateLimits });
    const { storeUrl: origin } = scene.market.world.settings;
    const given = await app.request("/api/login/reward", {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({ ShareCode }),
    });
    expect(given.headers.getSetCookie()).toEqual([expect.stringMatching(/^reward=.*Max-Age=2592000; HttpOnly/)]);
    expect(await browser.post("/api/login/reward", { ShareCode: "x".repeat(43) })).toMatchObject({
      status: 404,
      body: { Reason: "share_unknown" },
    });
    expect(reasonOf(await scene.buyer.tryCall(signInByReward, { body: { ShareCode } }))).toBe("share_own");
  });

  test("gives points when a friend's first order has shipped, once a friend, and not before", async () => {
    const { friend, email } = await friendBy(await opened());
    const number = await buys(friend, email);
    expect(await scene.total()).toBe(0);
    await scene.ship(number);
    expect(await scene.total()).toBe(SHARE_POINTS);
    expect(await scene.page()).toMatchObject({
      Total: SHARE_POINTS,
      Lines: [{ Kind: "earn", Points: SHARE_POINTS, OrderNumber: "", ExpiresAt: expect.any(String) }],
    });
    await scene.ship(await buys(friend, email));
    expect(await scene.total()).toBe(SHARE_POINTS);
    expect(await scene.buyer.call(shareLink)).toMatchObject({ Friends: 1 });
  });

  test("leaves a friend who is a member what the order earns for them, also after a part of it went back", async () => {
    const { world } = scene.market;
    const { friend, email } = await friendBy(await opened());
    await addMember(world, { email });
    await friend.call(signIn, { body: { Email: email, Password: PASSWORD } });
    const number = await buys(friend, email);
    await scene.ship(number);
    const earned = (await friend.call(getUserInfo)).Point;
    expect(earned).toBeGreaterThan(SHARE_POINTS);
    const parts = [{ part: 1, amount: cents(100) }] as const;
    await refundOrder(world, { orderNumber: number, key: "a part", parts, reason: "goodwill", sentBy: "test" });
    const [theirs, sharers] = [(await friend.call(getUserInfo)).Point, await scene.total()];
    for (const [left, all] of [
      [theirs, earned],
      [sharers, SHARE_POINTS],
    ] as const) {
      expect(left).toBeLessThan(all);
      expect(left).toBeGreaterThan(all * 0.9);
    }
  });

  test("gives nothing for one's own orders, by whatever browser or email's capitals", async () => {
    const { friend } = await friendBy(await opened());
    await scene.ship(await buys(friend, scene.email.toUpperCase()));
    expect(await scene.total()).toBe(0);
  });

  test("loses a friend's part with the friend's refund", async () => {
    const { friend, email } = await friendBy(await opened());
    const number = await buys(friend, email);
    await scene.ship(number);
    const all = { orderNumber: number, key: "all", parts: [], reason: "returned", sentBy: "test" } as const;
    await refundOrder(scene.market.world, all);
    await refundOrder(scene.market.world, all);
    expect(await scene.total()).toBe(0);
    expect(await scene.kinds()).toEqual([
      ["earn", SHARE_POINTS],
      ["claw_back", -SHARE_POINTS],
    ]);
  });

  test("goes along with a copy of the member's data and ends with the account", async () => {
    const ShareCode = await opened();
    const { Data } = await scene.buyer.call(getMyData);
    expect(Data).toMatchObject({ ShareLink: [{ code: ShareCode }], FriendsWhoOrdered: [] });
    await scene.buyer.call(closeAccount, { body: { Password: PASSWORD } });
    await passClosingDays(scene.market.world);
    const after = await newVisitor(scene.market.world).tryCall(signInByReward, { body: { ShareCode } });
    expect(reasonOf(after)).toBe("share_unknown");
  });
});

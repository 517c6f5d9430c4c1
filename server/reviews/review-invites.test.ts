import { describe, expect, test } from "vitest";
import { openOrder } from "#contract/orders.ts";
import { endReviewInvites } from "#contract/review-invites.ts";
import { listReviewable, writeReview } from "#contract/reviews.ts";
import { openRma } from "#contract/rma.ts";
import { databasesToTest } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { DeskScene, PARCEL } from "../testing/desk-scene.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";
import { inviteReviews } from "./invite-reviews.ts";

const DAY_MS = 86_400_000;

describe.each(databasesToTest())("mails that ask for a review on %s", (kind) => {
  const scene = new DeskScene(kind);

  /** The order is delivered today, and nobody else's order is asked about any more. */
  async function delivered(): Promise<void> {
    const { queries } = scene.market.db;
    await queries.deleteFrom("review_invite_ends").execute();
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    await scene.press(scene.owner, "deliver");
  }
  /** What has been mailed about this order when the job has run so many days after, twice at once. */
  async function askedAfter(days: number) {
    const { world } = scene.market;
    // The test's own clock has gone on by some seconds since the delivery.
    world.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS + 60_000));
    await Promise.all([inviteReviews(world), inviteReviews(world)]);
    await inviteReviews(world);
    await deliverOutbox(world);
    return scene.mails.filter(({ dedupeKey }) => dedupeKey === `review_invite:${scene.order}`);
  }
  const linkIn = (text = "", path: string) =>
    new URL(new RegExp(`https?://\\S+${path}\\S*`).exec(text)?.[0] ?? "").searchParams;

  test("one comes two weeks after delivery, once, with a link that opens the order to whoever has it", async () => {
    await delivered();
    expect(await askedAfter(13)).toEqual([]);
    const [mail, ...more] = await askedAfter(14);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: "How is Test Mouse?" });
    expect(await askedAfter(20)).toHaveLength(1);
    const link = linkIn(mail?.text, "/review/write-review");
    const stranger = newVisitor(scene.market.world);
    const query = { order: link.get("order") ?? "" };
    expect(reasonOf(await stranger.tryCall(listReviewable, { query }))).toBe("order_unknown");
    await stranger.call(openOrder, { body: { OrderNumber: query.order, Key: link.get("key") ?? "" } });
    expect((await stranger.call(listReviewable, { query })).Products).toMatchObject([{ Name: "Test Mouse" }]);
  });

  test("none comes for what was reviewed, comes back, was refunded, or lies too long back", async () => {
    await delivered();
    expect(await askedAfter(46)).toEqual([]);
    scene.market.world.setNow(TEST_NOW);
    const { Products } = await scene.buyer.call(listReviewable, { query: { order: scene.order } });
    const body = {
      OrderNumber: scene.order,
      ProductID: Products[0]?.ProductID ?? 0,
      Rating: 5,
      Author: "A",
      Body: "B",
    };
    await scene.buyer.call(writeReview, { body });
    expect(await askedAfter(14)).toEqual([]);
    scene.market.world.setNow(TEST_NOW);
    await scene.market.db.queries.deleteFrom("reviews").execute();
    await scene.buyer.call(openRma, {
      body: { OrderNumber: scene.order, Lines: [{ Line: 1, Units: 1 }], Wants: "repair", Reason: "damaged", Told: "" },
    });
    expect(await askedAfter(14)).toEqual([]);
  });

  test("its link ends them for the address, whatever its next order; a made-up key ends nothing", async () => {
    await delivered();
    const [mail] = await askedAfter(14);
    const link = linkIn(mail?.text, "/review/invites");
    const body = { Id: link.get("id") ?? "", Key: link.get("key") ?? "" };
    const anyone = newVisitor(scene.market.world);
    const madeUp = { ...body, Key: "x".repeat(43) };
    expect(reasonOf(await anyone.tryCall(endReviewInvites, { body: madeUp }))).toBe("link_ended");
    expect(reasonOf(await anyone.tryCall(endReviewInvites, { body: { Id: "x", Key: body.Key } }))).toBe("link_ended");
    await anyone.call(endReviewInvites, { body });
    await anyone.call(endReviewInvites, { body });
    scene.market.world.setNow(TEST_NOW);
    scene.order = await scene.paidOrder(301, 1);
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    await scene.press(scene.owner, "deliver");
    expect(await askedAfter(14)).toEqual([]);
  });
});

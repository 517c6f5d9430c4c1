import { expect, describe, test } from "vitest";
import { listReviewable, listReviews, writeReview } from "#contract/reviews.ts";
import { databasesToTest } from "../db/test-database.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";

describe.each(databasesToTest())("reviews at the desk on %s", (kind) => {
  const scene = new DeskScene(kind);

  /** A review of the order's mouse that nobody has read. */
  async function written(Body: string): Promise<string> {
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    const { Products } = await scene.buyer.call(listReviewable, { query: { order: scene.order } });
    const ProductID = Products[0]?.ProductID ?? 0;
    const body = { OrderNumber: scene.order, ProductID, Rating: 4, Author: "Ada", Body };
    await scene.buyer.call(writeReview, { body });
    const { body: listed } = await scene.owner.get("/api/staff/reviews");
    const found = (listed["Reviews"] as { Id: string; Body: string; OrderNumber: string }[]).find(
      (review) => review.Body === Body,
    );
    expect(found).toMatchObject({ State: "pending", Rating: 4, Author: "Ada", OrderNumber: scene.order });
    return found?.Id ?? "";
  }
  const shown = async () =>
    (await scene.buyer.call(listReviews, { query: { product: "test-mouse" } })).Reviews.map(({ Body }) => Body);

  test("one is shown once it was read, by one press of two, and can be taken off with a reason", async () => {
    const text = `Clicks well on ${kind}`;
    const Id = await written(text);
    expect(await shown()).not.toContain(text);
    const support = await scene.desk("support");
    const publish = () => support.post("/api/staff/reviews/publish", { Id, Version: 1 });
    expect((await Promise.all([publish(), publish()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await shown()).toContain(text);
    const silent = await support.post("/api/staff/reviews/reject", { Id, Version: 1, Reason: " " });
    expect(silent).toMatchObject({ status: 400, body: { Fields: [{ field: "Reason" }] } });
    expect((await support.post("/api/staff/reviews/reject", { Id, Version: 1, Reason: "Names a person" })).status).toBe(
      200,
    );
    expect(await shown()).not.toContain(text);
    const acts = await scene.market.db.queries
      .selectFrom("staff_log")
      .select(["act", "after", "reason"])
      .where("subject", "=", `review:${Id}`)
      .orderBy("id")
      .execute();
    expect(acts).toEqual([
      { act: "review_publish", after: { state: "published" }, reason: "" },
      { act: "review_reject", after: { state: "rejected" }, reason: "Names a person" },
    ]);
  });

  test("who may not moderate reads no list and moves nothing; one that is not there is nobody's", async () => {
    const Id = await written(`Quiet on ${kind}`);
    const builder = await scene.desk("builder");
    expect((await builder.get("/api/staff/reviews")).status).toBe(403);
    const refused = await builder.post("/api/staff/reviews/publish", { Id, Version: 1 });
    expect(reasonAt(refused)).toEqual([403, "staff_right_missing"]);
    const absent = await scene.owner.post("/api/staff/reviews/publish", {
      Id: "00000000-0000-4000-8000-000000000000",
      Version: 1,
    });
    expect(reasonAt(absent)).toEqual([409, "review_not_waiting"]);
  });
});

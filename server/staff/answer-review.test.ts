import { describe, expect, test } from "vitest";
import { changeReview, listReviewable, listReviews, writeReview } from "#contract/reviews.ts";
import { dayAt } from "#rules/shipping/warehouse-day.ts";
import { databasesToTest } from "../db/test-database.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import type { HttpShopper } from "../testing/http-shopper.ts";
import { reasonOf } from "../testing/visitor.ts";

const ANSWER = "Thank you, Ada. A longer cable is in the box from this month on.";

describe.each(databasesToTest())("the store's answer to a review on %s", (kind) => {
  const scene = new DeskScene(kind);
  let of: { OrderNumber: string; ProductID: number };

  /** A review with a headline that is shown already; answers its id. */
  async function published(): Promise<string> {
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    await scene.market.db.queries.deleteFrom("reviews").execute();
    const { Products } = await scene.buyer.call(listReviewable, { query: { order: scene.order } });
    of = { OrderNumber: scene.order, ProductID: Products[0]?.ProductID ?? 0 };
    const told = { Rating: 4, Author: "Ada", Headline: "  Short cable ", Body: "Clicks well." };
    await scene.buyer.call(writeReview, { body: { ...of, ...told } });
    const { Id } = await listed();
    await scene.owner.post("/api/staff/reviews/publish", { Id, Version: 1 });
    return Id;
  }
  const listed = async (state = "pending") => {
    const { body } = await scene.owner.get(`/api/staff/reviews?state=${state}`);
    const [first] = body["Reviews"] as { Id: string; Version: number; StoreAnswer: string; Headline: string }[];
    if (!first) throw new Error(`No review is ${state}`);
    return first;
  };
  const answer = (Id: string, Answer: string, Version = 1, by: HttpShopper = scene.owner) =>
    by.post("/api/staff/reviews/answer", { Id, Version, Answer });
  const shown = async () =>
    (await scene.buyer.call(listReviews, { query: { product: "test-mouse" } })).Reviews.find(
      ({ IsBoughtHere }) => IsBoughtHere,
    );
  const own = async () =>
    (await scene.buyer.call(listReviewable, { query: { order: scene.order } })).Products[0]?.Review;
  const today = () => dayAt(scene.market.world.now(), scene.market.world.config.shipping.warehouse.timeZone);

  test("is read by everybody under the review with its day, and in the log with what stood there before", async () => {
    const Id = await published();
    expect(await shown()).toMatchObject({ Headline: "Short cable", Body: "Clicks well.", StoreAnswer: null });
    expect(await listed("published")).toMatchObject({ Headline: "Short cable", StoreAnswer: "" });
    expect((await answer(Id, `  ${ANSWER} `)).status).toBe(200);
    const said = { Text: ANSWER, On: today() };
    expect(await shown()).toMatchObject({ StoreAnswer: said });
    expect(await own()).toMatchObject({ Headline: "Short cable", StoreAnswer: said });
    expect(await listed("published")).toMatchObject({ StoreAnswer: ANSWER, Version: 2 });
    expect((await answer(Id, "", 2)).status).toBe(200);
    expect(await shown()).toMatchObject({ StoreAnswer: null });
    const acts = await scene.market.db.queries
      .selectFrom("staff_log")
      .select(["act", "before", "after"])
      .where("subject", "=", `review:${Id}`)
      .where("act", "=", "review_answer")
      .orderBy("id")
      .execute();
    expect(acts).toEqual([
      { act: "review_answer", before: { answer: "" }, after: { answer: ANSWER } },
      { act: "review_answer", before: { answer: ANSWER }, after: { answer: "" } },
    ]);
  });

  test("of two who answer at once one is kept, and the other is told to look again", async () => {
    const Id = await published();
    const support = await scene.desk("support");
    const both = await Promise.all([answer(Id, "One."), answer(Id, "Two.", 1, support)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(["One.", "Two."]).toContain((await shown())?.StoreAnswer?.Text);
  });

  test("stays when its author changes the review, which waits to be read with it, and goes to nothing that is kept off", async () => {
    const Id = await published();
    await answer(Id, ANSWER);
    const change = { ...of, Rating: 5, Author: "Ada", Headline: "The new cable is fine", Body: "Clicks well." };
    await scene.buyer.call(changeReview, { body: change });
    expect(await shown()).toBeUndefined();
    expect(reasonAt(await answer(Id, "To the old words", 2))).toEqual([409, "review_not_waiting"]);
    const waiting = await listed();
    expect(waiting).toMatchObject({ Headline: "The new cable is fine", StoreAnswer: ANSWER });
    await scene.owner.post("/api/staff/reviews/publish", { Id, Version: waiting.Version });
    expect(await shown()).toMatchObject({ Headline: "The new cable is fine", StoreAnswer: { Text: ANSWER } });
    const { Version } = await listed("published");
    await scene.owner.post("/api/staff/reviews/reject", { Id, Version, Reason: "Names a person" });
    expect(reasonAt(await answer(Id, "Late.", Version))).toEqual([409, "review_not_waiting"]);
  });

  test("is nobody's but of those who moderate, and neither it nor a headline is longer than it may be", async () => {
    const Id = await published();
    expect(reasonAt(await answer(Id, ANSWER, 1, await scene.desk("builder")))).toEqual([403, "staff_right_missing"]);
    expect(await answer(Id, "x".repeat(1001))).toMatchObject({ status: 400, body: { Fields: [{ field: "Answer" }] } });
    const long = { ...of, Rating: 5, Author: "Ada", Headline: "x".repeat(81), Body: "Fine." };
    const refused = await scene.buyer.tryCall(changeReview, { body: long });
    expect(refused).toMatchObject({ refusal: { status: 400, alert: { Fields: [{ field: "Headline" }] } } });
    expect(reasonOf(refused)).toBe("invalid_request");
    const { Headline: _, ...without } = { ...long, Body: "No headline." };
    await scene.buyer.call(changeReview, { body: without });
    expect(await own()).toMatchObject({ Headline: "", Body: "No headline." });
  });
});

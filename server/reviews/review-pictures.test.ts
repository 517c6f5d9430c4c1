import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { signIn } from "#contract/members.ts";
import { closeAccount } from "#contract/my-data.ts";
import {
  addReviewPicture,
  changeReview,
  getOwnReviewPicture,
  listReviewable,
  listReviews,
  removeReviewPicture,
  takeBackReview,
  writeReview,
} from "#contract/reviews.ts";
import { databasesToTest } from "../db/test-database.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { PictureLibrary } from "../pictures/picture-library.ts";
import { pictureRoutes } from "../pictures/picture-routes.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import { mounted } from "../testing/mounted.ts";
import { passClosingDays } from "../testing/pass-closing-days.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";
import { sentPictures } from "./sent-pictures.ts";

const jpeg = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#884422" } }).jpeg();
const picture = async () => (await jpeg().toBuffer()).toString("base64");

describe.each(databasesToTest())("pictures of reviews on %s", (kind) => {
  const scene = new DeskScene(kind);

  /** A review of the order's mouse that nobody has read, and which it is. */
  async function written(): Promise<{ OrderNumber: string; ProductID: number }> {
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    await scene.market.db.queries.deleteFrom("reviews").execute();
    const { Products } = await scene.buyer.call(listReviewable, { query: { order: scene.order } });
    const of = { OrderNumber: scene.order, ProductID: Products[0]?.ProductID ?? 0 };
    await scene.buyer.call(writeReview, { body: { ...of, Rating: 5, Author: "Ada", Body: "Quiet." } });
    return of;
  }
  const own = async () =>
    (await scene.buyer.call(listReviewable, { query: { order: scene.order } })).Products[0]?.Review ?? null;
  const waiting = async (state = "pending") => {
    const { body } = await scene.owner.get(`/api/staff/reviews?state=${state}`);
    return (body["Reviews"] as { Id: string; Version: number; Pictures: { Id: string }[] }[])[0];
  };
  const publish = async () => {
    const review = await waiting();
    return scene.owner.post("/api/staff/reviews/publish", { Id: review?.Id, Version: review?.Version });
  };
  const shown = async (query = {}) => scene.buyer.call(listReviews, { query: { product: "test-mouse", ...query } });
  function images() {
    const { world } = scene.market;
    const sent = sentPictures(world);
    const offered = { widths: [96, 128, 640, 1200], defaultQuality: 75 };
    const parts = { library: new PictureLibrary([]), maker: sent.maker, sent, limits: noRateLimits, offered };
    const app = mounted(world, pictureRoutes(parts));
    return (name: string, query: string) =>
      app.request(`/images/${name}.webp?${query}`, { headers: { accept: "image/webp" } });
  }

  test("one is drawn anew without what the camera wrote, and shown to nobody else before it was read with its review", async () => {
    const of = await written();
    const taken = await jpeg(3000, 2000)
      .withExif({ IFD0: { Copyright: "A house in Denver" }, IFD3: { GPSLatitude: "39/1" } })
      .toBuffer();
    const smuggled = Buffer.concat([taken, Buffer.from("<script>alert(1)</script>")]);
    expect(smuggled.includes("A house in Denver")).toBe(true);
    await scene.buyer.call(addReviewPicture, { body: { ...of, Picture: smuggled.toString("base64") } });
    const [kept] = (await own())?.Pictures ?? [];
    expect(kept).toMatchObject({ Width: 1600, Height: 1067 });
    const id = kept?.Id ?? "";
    const mine = await scene.buyer.call(getOwnReviewPicture, { query: { order: scene.order, id } });
    const bytes = Buffer.from(mine.Base64, "base64");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 1600, height: 1067 });
    for (const hidden of ["A house in Denver", "script", "EXIF"]) expect(bytes.includes(hidden), hidden).toBe(false);
    const stranger = newVisitor(scene.market.world);
    const foreign = await stranger.tryCall(getOwnReviewPicture, { query: { order: scene.order, id } });
    expect(reasonOf(foreign)).toBe("order_unknown");
    expect(reasonOf(await stranger.tryCall(addReviewPicture, { body: { ...of, Picture: await picture() } }))).toBe(
      "order_unknown",
    );
    const image = images();
    expect((await image(`review-${id}`, "width=640")).status).toBe(404);
    const desk = await scene.owner.get(`/api/staff/reviews/picture?id=${(await waiting())?.Pictures[0]?.Id}`);
    expect(Buffer.from(String(desk.body["Base64"]), "base64").equals(bytes)).toBe(true);
    expect((await publish()).status).toBe(200);
    const [review] = (await shown({ withPictures: true })).Reviews;
    const [seen] = review?.Pictures ?? [];
    expect(seen).toMatchObject({ name: `review-${id}`, width: 1600, height: 1067, alt: "Picture 1 by Ada" });
    const answer = await image(`review-${id}`, `width=640&height=640&fit=cover&quality=60&v=${seen?.version}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 640, height: 640 });
    expect((await image(`review-${id}`, "width=641")).status).toBe(400);
    expect((await image(`review-${id}x`, "width=640")).status).toBe(404);
  });

  test.each([
    ["an empty file", "", "review_picture_empty", 422],
    ["a text", Buffer.from("<svg onload=alert(1)>").toString("base64"), "review_picture_type_unknown", 422],
    ["a PDF", Buffer.from("%PDF-1.7\n").toString("base64"), "review_picture_type_unknown", 422],
    ["a GIF", Buffer.from("GIF89a\u0001").toString("base64"), "review_picture_type_unknown", 422],
    ["half a PNG", "iVBORw0KGgo=", "review_picture_damaged", 422],
    [
      "six million bytes and one",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5_999_998)]).toString("base64"),
      "review_picture_too_large",
      413,
    ],
  ])("%s is refused by its field, and nothing is kept", async (_, Picture, reason, status) => {
    const of = await written();
    expect(await scene.buyer.tryCall(addReviewPicture, { body: { ...of, Picture } })).toMatchObject({
      refusal: { status, alert: { Reason: reason, Fields: [{ field: "Picture" }] } },
    });
    expect((await own())?.Pictures).toEqual([]);
  });

  test("a small file that claims more pixels than a phone has is refused before it is drawn", async () => {
    const of = await written();
    const bomb = await sharp({ create: { width: 8000, height: 7600, channels: 3, background: "#000000" } })
      .toColourspace("b-w")
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(6_000_000);
    const refused = await scene.buyer.tryCall(addReviewPicture, { body: { ...of, Picture: bomb.toString("base64") } });
    expect(reasonOf(refused)).toBe("review_picture_damaged");
  });

  test("a PNG is taken, and one turned by the camera stands upright", async () => {
    const of = await written();
    const png = await sharp({ create: { width: 300, height: 200, channels: 4, background: "#88442280" } })
      .png()
      .toBuffer();
    await scene.buyer.call(addReviewPicture, { body: { ...of, Picture: png.toString("base64") } });
    const turned = await jpeg(300, 200).withMetadata({ orientation: 6 }).toBuffer();
    await scene.buyer.call(addReviewPicture, { body: { ...of, Picture: turned.toString("base64") } });
    expect((await own())?.Pictures).toMatchObject([
      { Width: 300, Height: 200 },
      { Width: 200, Height: 300 },
    ]);
  });

  test("seven at once are four kept; one removed makes room for one", async () => {
    const of = await written();
    const body = { ...of, Picture: await picture() };
    const tries = await Promise.all(Array.from({ length: 7 }, () => scene.buyer.tryCall(addReviewPicture, { body })));
    expect(tries.filter((answer) => reasonOf(answer) === null)).toHaveLength(4);
    expect(tries.filter((answer) => reasonOf(answer) === "review_picture_too_many")).toHaveLength(3);
    const PictureID = (await own())?.Pictures[0]?.Id ?? "";
    await scene.buyer.call(removeReviewPicture, { body: { ...of, PictureID } });
    const again = await scene.buyer.tryCall(removeReviewPicture, { body: { ...of, PictureID } });
    expect(reasonOf(again)).toBe("review_picture_unknown");
    expect((await own())?.Pictures).toHaveLength(3);
    await scene.buyer.call(addReviewPicture, { body });
    expect((await own())?.Pictures).toHaveLength(4);
  });

  test("over HTTP a picture of six million bytes is read; a text as long is not", async () => {
    const of = await written();
    const large = await scene.owner.post("/api/review/add-picture", { ...of, Picture: "A".repeat(8_000_000) });
    expect(reasonAt(large)).toEqual([404, "order_unknown"]);
    const text = await scene.owner.post("/api/review/change", {
      ...of,
      Rating: 5,
      Author: "A",
      Body: "B".repeat(200_000),
    });
    expect(reasonAt(text)).toEqual([413, "body_too_large"]);
  });

  test("what its author changes or adds to a shown review waits to be read again, and a decision on the old text decides nothing", async () => {
    const of = await written();
    const before = await waiting();
    const change = { ...of, Rating: 1, Author: "Ada", Body: "Buy elsewhere." };
    await scene.buyer.call(changeReview, { body: change });
    const stale = await scene.owner.post("/api/staff/reviews/publish", { Id: before?.Id, Version: before?.Version });
    expect(reasonAt(stale)).toEqual([409, "review_not_waiting"]);
    expect(await shown()).toMatchObject({ Count: 0 });
    expect((await publish()).status).toBe(200);
    expect(await shown()).toMatchObject({ Count: 1, Average: 1, Reviews: [{ Body: "Buy elsewhere." }] });
    await scene.buyer.call(addReviewPicture, { body: { ...of, Picture: await picture() } });
    expect(await own()).toMatchObject({ State: "pending" });
    expect(await shown()).toMatchObject({ Count: 0 });
    const now = await waiting();
    const kept = { Id: now?.Id, Version: now?.Version, Reason: "The picture shows an address" };
    expect((await scene.owner.post("/api/staff/reviews/reject", kept)).status).toBe(200);
    expect(await own()).toMatchObject({ State: "rejected", Answer: "The picture shows an address" });
    await scene.buyer.call(changeReview, { body: change });
    expect(await own()).toMatchObject({ State: "pending", Answer: "" });
    const stranger = newVisitor(scene.market.world);
    expect(reasonOf(await stranger.tryCall(changeReview, { body: change }))).toBe("order_unknown");
    expect(reasonOf(await stranger.tryCall(takeBackReview, { body: of }))).toBe("order_unknown");
  });

  test("taken back, a review is gone with its pictures, and may be written anew", async () => {
    const of = await written();
    await scene.buyer.call(addReviewPicture, { body: { ...of, Picture: await picture() } });
    await publish();
    const name = `review-${(await own())?.Pictures[0]?.Id}`;
    const image = images();
    expect((await image(name, "width=128")).status).toBe(200);
    await scene.buyer.call(takeBackReview, { body: of });
    expect(reasonOf(await scene.buyer.tryCall(takeBackReview, { body: of }))).toBe("review_unknown");
    expect((await image(name, "width=128")).status).toBe(404);
    expect(await scene.market.db.queries.selectFrom("review_pictures").select("id").execute()).toEqual([]);
    expect(await shown()).toMatchObject({ Count: 0 });
    expect(
      reasonOf(await scene.buyer.tryCall(changeReview, { body: { ...of, Rating: 5, Author: "A", Body: "B" } })),
    ).toBe("review_unknown");
    await scene.buyer.call(writeReview, { body: { ...of, Rating: 4, Author: "Ada", Body: "Again." } });
  });

  test("an account that ends takes its pictures along; the text stays under the name given with it", async () => {
    const of = await written();
    await scene.buyer.call(addReviewPicture, { body: { ...of, Picture: await picture() } });
    await publish();
    const { world, db } = scene.market;
    const email = `closing-${kind}@example.com`;
    const memberId = await addMember(world, { email });
    await db.queries
      .updateTable("orders")
      .set({ member_id: memberId })
      .where("order_number", "=", scene.order)
      .execute();
    const member = newVisitor(world);
    await member.call(signIn, { body: { Email: email, Password: PASSWORD, keepMeSignedIn: false } });
    await member.call(closeAccount, { body: { Password: PASSWORD } });
    await passClosingDays(world);
    expect(await db.queries.selectFrom("review_pictures").select("id").execute()).toEqual([]);
    expect(await shown()).toMatchObject({ Count: 1, WithPictures: 0, Reviews: [{ Author: "Ada", Pictures: [] }] });
  });
});

import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { getIdDiscount } from "#contract/id-discount.ts";
import { listReviewable } from "#contract/reviews.ts";
import { listRmaOthers, openRma } from "#contract/rma.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";
import { DeskScene, PARCEL } from "../testing/desk-scene.ts";
import { SHOP } from "../testing/small-shop.ts";
import { FILE_FORMS } from "./file-forms.ts";

vi.setConfig({ hookTimeout: 180_000 });

const PDF = Buffer.concat([Buffer.from("%PDF-1.7 "), Buffer.alloc(3_000_000, "x"), Buffer.from("\r\n--\r\n%%EOF")]);

describe("forms with files", () => {
  const scene = new DeskScene("pglite");
  let store: BuiltStore;
  beforeAll(async () => {
    store = await openBuiltStore(scene.market.db);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
  });

  const headers = () => ({
    cookie: [...scene.buyer.cookies].map((pair) => pair.join("=")).join("; "),
    origin: store.world.settings.storeUrl,
  });
  const send = (path: string, body: FormData) =>
    fetch(store.origin + path, { method: "POST", headers: headers(), body, redirect: "manual" });
  function formOf(fields: Readonly<Record<string, string>>, files: readonly (readonly [string, string, Buffer])[]) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [field, name, bytes] of files) form.append(field, new Blob([new Uint8Array(bytes)]), name);
    return form;
  }

  test("a proof of three million bytes comes by the form of a return, under a name that can be seen", async () => {
    const lines = { Lines: [{ Line: 1, Units: 1 }], Wants: "repair" as const, Reason: "damaged" as const, Told: "" };
    const { Rma } = await scene.buyer.call(openRma, { body: { OrderNumber: scene.order, ...lines } });
    const fields = { intent: "proof", OrderNumber: scene.order, Email: "", RmaNumber: Rma.RmaNumber };
    const page = `/support/rma/status?order=${scene.order}&rma=${Rma.RmaNumber}`;
    const answer = await send(page, formOf(fields, [["Proof", "bill\u202e\r\n 1.pdf", PDF]]));
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("bill 1.pdf")]);
    const { Rmas } = await scene.buyer.call(listRmaOthers, { body: { OrderNumber: scene.order } });
    expect(Rmas[0]?.Proofs.map(({ Name }) => Name)).toEqual(["bill 1.pdf"]);
    const { rows } = await scene.market.db.execute("select content from rma_proofs where name = 'bill 1.pdf'");
    expect(Buffer.from((rows[0] as { content: Uint8Array }).content).equals(PDF)).toBe(true);
    const none = await send(page, formOf(fields, []));
    expect([none.status, await none.text()]).toEqual([422, expect.stringContaining("empty")]);
  });

  test("a return comes with its files in the first form; one that is refused loses neither it nor the others", async () => {
    const fields = {
      intent: "open",
      OrderNumber: scene.order,
      Email: "",
      "comes-1": "on",
      Wants: "repair",
      Reason: "damaged",
      Told: "Cracked.",
    };
    const pdf = (name: string) => ["Proofs", name, PDF] as const;
    const answer = await send("/support/rma", formOf(fields, [pdf("one.pdf"), pdf("two.pdf")]));
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/support\/rma\/status\?order=RS-.*&rma=RMA-.*&new=1$/),
    ]);
    const fake = ["Proofs", "fake.png", PDF] as const;
    const refused = await send("/support/rma", formOf({ ...fields, Told: "Cracked too." }, [pdf("three.pdf"), fake]));
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("but not fake.png")]);
    const alone = await send("/support/rma", formOf({ ...fields, Told: "The last one." }, []));
    expect(alone.status).toBe(303);
    const { Rmas } = await scene.buyer.call(listRmaOthers, { body: { OrderNumber: scene.order } });
    expect(Rmas.map(({ Proofs }) => Proofs.map(({ Name }) => Name)).toSorted()).toEqual([
      [],
      ["one.pdf", "two.pdf"],
      ["three.pdf"],
    ]);
  });

  test("a review comes with its pictures, and keeps its text where one of them is none", async () => {
    await scene.market.db.queries.deleteFrom("reviews").execute();
    const own = async () => (await scene.buyer.call(listReviewable, { query: { order: scene.order } })).Products[0];
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#884422" } })
      .jpeg()
      .toBuffer();
    const fields = {
      intent: "write",
      OrderNumber: scene.order,
      ProductID: String((await own())?.ProductID),
      Rating: "5",
      Author: "Ada",
      Body: "Quiet.",
    };
    const files = ["a.jpg", "b.jpg", "c.jpg"].map(
      (name, at) => ["Pictures", name, at === 2 ? Buffer.from("GIF89a") : picture] as const,
    );
    const answer = await send("/review/write-review", formOf(fields, files));
    expect(answer.status).toBe(422);
    expect((await own())?.Review).toMatchObject({ Body: "Quiet.", Pictures: [{ Width: 90 }, { Width: 90 }] });
    const more = await send(
      "/review/write-review",
      formOf({ ...fields, intent: "change" }, [files[0] ?? ["", "", PDF]]),
    );
    expect([more.status, (await own())?.Review?.Pictures.length]).toEqual([303, 3]);
  });

  test("a proof for a group's discount comes by its form", async () => {
    await scene.buyer.call(addToCart, { body: { SkuID: SHOP.pc } });
    const fields = { Group: "student", Email: "ada@example.com" };
    const answer = await send("/carts/group-discount", formOf(fields, [["Proof", "card.pdf", PDF]]));
    expect(answer.status).toBe(200);
    expect(await scene.buyer.call(getIdDiscount)).toMatchObject({ Proof: { Group: "student", Status: "pending" } });
  });

  test.each(FILE_FORMS.map(({ path }) => path))("%s reads no file of a stranger", async (path) => {
    const fields = { intent: "proof", OrderNumber: "RS-7K3F9-Q2M8T4", Email: "a@example.com", RmaNumber: "RMA-1" };
    const more = { Group: "student", ProductID: "1", Rating: "5", Author: "Ada", Body: "Quiet." };
    const whole = new Response(
      formOf({ ...fields, ...more }, [
        ["Proof", "a.pdf", PDF],
        ["Pictures", "a.jpg", PDF],
      ]),
    );
    const bytes = new Uint8Array(await whole.arrayBuffer());
    let sent = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          controller.enqueue(bytes.slice(sent, (sent += 16_000)));
          if (sent >= bytes.length) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await store.app.request(`${path}?order=RS-7K3F9-Q2M8T4&rma=RMA-1`, {
      method: "POST",
      headers: { origin: store.world.settings.storeUrl, "content-type": whole.headers.get("content-type") ?? "" },
      body,
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(sent).toBeLessThan(100_000);
  });
});

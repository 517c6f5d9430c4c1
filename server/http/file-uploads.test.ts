import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { openRma } from "#contract/rma.ts";
import { ADDRESSES, ROUTES } from "../routes.ts";
import { FILE_FORMS } from "../pages/file-forms.ts";
import { DeskScene, PARCEL } from "../testing/desk-scene.ts";
import { SHOP } from "../testing/small-shop.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor } from "../testing/visitor.ts";
import { createApp } from "./app.ts";
import { FileSlots } from "./file-slots.ts";
import { noRateLimits, rateLimits } from "./rate-limits.ts";

/** What is read before anybody is asked: the fields, and the piece of the body in which the file begins. */
const MOST_BEFORE = 100_000;
const PIECE = 16_000;
const FILE_BYTES = 10_000_000;

/** A body whose file is made as it is read: how much of it was, and who is told of each piece. */
function upload(fields: object, { fileField = "Base64", bytes = FILE_BYTES, onPiece = () => {} } = {}) {
  const head = `${JSON.stringify(fields).slice(0, -1)},"${fileField}":"${Buffer.from("%PDF-1.7 ").toString("base64")}`;
  const letters = Math.ceil((bytes * 4) / 3 / PIECE) * PIECE;
  const sent = { bytes: 0, isWhole: false };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        onPiece();
        // As from a network: others have their turn between two pieces.
        await new Promise((resolve) => setImmediate(resolve));
        const piece =
          sent.bytes === 0 ? Buffer.from(head) : Buffer.from(sent.bytes < letters ? "A".repeat(PIECE) : '"}');
        sent.isWhole = piece.length === 2;
        controller.enqueue(new Uint8Array(piece));
        sent.bytes += piece.length;
        if (sent.isWhole) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, sent };
}

const DOORS = ROUTES.flatMap(({ endpoint: { method, path }, rules }) =>
  rules.file ? [{ name: `${method} ${path}`, method, path, field: rules.file.field }] : [],
);

/** What a stranger may say at each door. */
const STRANGERS: Readonly<Record<string, object>> = {
  "/api/rma/proof": { OrderNumber: "RS-7K3F9-Q2M8T4", Email: "a@example.com", RmaNumber: "RMA-1", Name: "a.pdf" },
  "/api/carts/id-proof": { Group: "student", Email: "a@example.com", Name: "a.pdf" },
  "/api/review/add-picture": { OrderNumber: "RS-7K3F9-Q2M8T4", ProductID: 1 },
};

describe("strangers with files", () => {
  let market: TestMarket;
  beforeAll(async () => {
    market = await openTestMarket("pglite");
  });
  afterAll(() => market.close());

  const send = (path: string, body: ReadableStream, limits = noRateLimits) =>
    createApp({ world: market.world, routes: ROUTES, limits }).request(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: market.world.settings.storeUrl },
      body,
      duplex: "half",
    } as RequestInit);

  test("every call that takes a file is tried", () => {
    expect(DOORS.map(({ path }) => path).toSorted()).toEqual(Object.keys(STRANGERS).toSorted());
  });

  test.each(DOORS)("$name asks for the right to send one before it reads it", async ({ path, field }) => {
    const { body, sent } = upload(STRANGERS[path] ?? {}, { fileField: field });
    const answer = await send(path, body);
    const { Reason } = (await answer.json()) as { Reason: string };
    expect(["order_unknown", "cart_empty"]).toContain(Reason);
    expect(sent.bytes).toBeLessThan(MOST_BEFORE);
  });

  test.each(DOORS)("$name reads nothing of what comes too often", async ({ path, field }) => {
    const limits = rateLimits();
    for (let at = 0; at < 30; at += 1) await limits.count("proof", "unknown-client");
    const app = createApp({
      world: market.world,
      routes: ROUTES,
      limits: { count: (name) => limits.count(name, "unknown-client") },
    });
    const { body, sent } = upload(STRANGERS[path] ?? {}, { fileField: field });
    const answer = await app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: market.world.settings.storeUrl },
      body,
      duplex: "half",
    } as RequestInit);
    expect([answer.status, sent.bytes]).toEqual([429, 0]);
  });

  test("a form with files is counted as files are, on whatever page it stands", () => {
    const rows = ADDRESSES.filter(
      ({ method, path }) => method === "POST" && FILE_FORMS.some((one) => one.path === path),
    );
    expect(rows.map(({ path, rules }) => [path, rules.rate])).toEqual(FILE_FORMS.map(({ path }) => [path, "proof"]));
  });
});

describe("files that may come", () => {
  const scene = new DeskScene("pglite");

  async function asked() {
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    const lines = { Lines: [{ Line: 1, Units: 1 }], Wants: "repair" as const, Reason: "damaged" as const, Told: "" };
    const { Rma } = await scene.buyer.call(openRma, { body: { OrderNumber: scene.order, ...lines } });
    return { OrderNumber: scene.order, Email: "ada@example.com", RmaNumber: Rma.RmaNumber, Name: "a.pdf" };
  }
  function sender() {
    const { world } = scene.market;
    const app = createApp({ world, routes: ROUTES, limits: noRateLimits });
    const cookie = [...scene.buyer.cookies].map((pair) => pair.join("=")).join("; ");
    return async (path: string, body: ReadableStream | string) => {
      const answer = await app.request(path, {
        method: "POST",
        headers: { "content-type": "application/json", origin: world.settings.storeUrl, cookie },
        body,
        duplex: "half",
      } as RequestInit);
      const { Reason = "taken" } = (await answer.json()) as { Reason?: string };
      return { status: answer.status, Reason, wait: answer.headers.get("retry-after") };
    };
  }

  test("of seven of one shopper at once one is read at a time, and all are answered", async () => {
    const which = await asked();
    const all: ReturnType<typeof upload>["sent"][] = [];
    let most = 0;
    const onPiece = () => {
      const begun = all.filter(({ bytes, isWhole }) => bytes > MOST_BEFORE && !isWhole).length;
      most = Math.max(most, begun);
    };
    const send = sender();
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => {
        const { body, sent } = upload(which, { bytes: 2_000_000, onPiece });
        all.push(sent);
        return send("/api/rma/proof", body);
      }),
    );
    const taken = answers.filter(({ Reason }) => Reason === "taken");
    const over = answers.filter(({ Reason }) => Reason === "proof_too_many");
    expect([taken.length, over.length]).toEqual([5, 2]);
    expect(most).toBe(1);
  });

  test("one more of a request that has five is refused unread", async () => {
    const which = await asked();
    const send = sender();
    for (let at = 0; at < 5; at += 1)
      await send("/api/rma/proof", JSON.stringify({ ...which, Base64: "JVBERi0xLjc=" }));
    const { body, sent } = upload(which);
    expect(await send("/api/rma/proof", body)).toMatchObject({ Reason: "proof_too_many" });
    expect(sent.bytes).toBeLessThan(MOST_BEFORE);
  });

  test("where the line is full, a file is refused unread and told when to come again", async () => {
    const which = await asked();
    const { world } = scene.market;
    Object.assign(world, { fileSlots: new FileSlots({ atOnce: 1, inLine: 2 }) });
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = [world.fileSlots.hold("x", () => promise), world.fileSlots.hold("y", () => promise)];
    held.push(world.fileSlots.hold("z", () => promise));
    const { body, sent } = upload(which);
    expect(await sender()("/api/rma/proof", body)).toEqual({ status: 429, Reason: "files_busy", wait: "10" });
    expect(sent.bytes).toBeLessThan(MOST_BEFORE);
    resolve();
    await Promise.all(held);
    Object.assign(world, { fileSlots: new FileSlots() });
  });

  test("a body that breaks off in its file leaves the place to the next", async () => {
    const which = await asked();
    const send = sender();
    for (let at = 0; at < 3; at += 1) {
      let pulls = 0;
      const { body } = upload(which, {
        onPiece() {
          pulls += 1;
          if (pulls > 5) throw new Error("the client went away");
        },
      });
      expect(await send("/api/rma/proof", body)).toMatchObject({ Reason: "request_incomplete" });
    }
    expect(await send("/api/rma/proof", upload(which, { bytes: 500_000 }).body)).toMatchObject({ Reason: "taken" });
  });

  test("a file of more than ten million bytes is read no further", async () => {
    const which = await asked();
    const { body, sent } = upload(which, { bytes: 10_100_000 });
    expect(await sender()("/api/rma/proof", body)).toMatchObject({ status: 413, Reason: "proof_too_large" });
    expect(sent.isWhole).toBe(false);
  });

  test("a visitor who is asked for nothing but a cart sends one, too", async () => {
    const visitor = newVisitor(scene.market.world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
    const cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
    const app = createApp({ world: scene.market.world, routes: ROUTES, limits: noRateLimits });
    const fields = { Group: "student", Email: "ada@example.com", Name: "card\r\n\u202efdp.pdf" };
    const answer = await app.request("/api/carts/id-proof", {
      method: "POST",
      headers: { "content-type": "application/json", origin: scene.market.world.settings.storeUrl, cookie },
      body: upload(fields, { bytes: 1_000_000 }).body,
      duplex: "half",
    } as RequestInit);
    expect(await answer.json()).toMatchObject({ Proof: { Group: "student", Status: "pending" } });
    const { rows } = await scene.market.db.execute("select name, length(content) as bytes from id_proofs");
    expect(rows).toEqual([{ name: "cardfdp.pdf", bytes: expect.closeTo(1_000_000, -5) as number }]);
  });
});

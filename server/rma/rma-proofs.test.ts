import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { addRmaProof, openRma, withdrawRma } from "#contract/rma.ts";
import { databasesToTest } from "../db/test-database.ts";
import { forgetOldRecords } from "../jobs/forget-old-records.ts";
import { DeskScene, PARCEL, reasonAt } from "../testing/desk-scene.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf } from "../testing/visitor.ts";

const PDF = Buffer.from("%PDF-1.7\n<script>alert(1)</script>\n%%EOF").toString("base64");
const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#884422" } });

describe.each(databasesToTest())("proofs of a return on %s", (kind) => {
  const scene = new DeskScene(kind);

  async function asked(): Promise<{ OrderNumber: string; RmaNumber: string }> {
    await scene.press(scene.owner, "pack");
    await scene.press(scene.owner, "ship", PARCEL);
    const { Rma } = await scene.buyer.call(openRma, {
      body: {
        OrderNumber: scene.order,
        Lines: [{ Line: 1, Units: 1 }],
        Wants: "repair",
        Reason: "damaged",
        Told: "",
      },
    });
    return { OrderNumber: scene.order, RmaNumber: Rma.RmaNumber };
  }
  const keptOf = async (number: string) => {
    const { body } = await scene.owner.get(`/api/staff/rmas?q=${number}`);
    return (body["Rmas"] as { Proofs: { Id: string; Name: string; Kind: string }[] }[])[0]?.Proofs ?? [];
  };
  const fileOf = async (id = "") => {
    const { status, body } = await scene.owner.get(`/api/staff/rmas/proof?id=${id}`);
    return { status, ...body, bytes: Buffer.from(String(body["Base64"] ?? ""), "base64") };
  };

  test("POST /api/rma/proof takes a picture, draws it anew without what the camera wrote, and shows it to staff alone", async () => {
    const which = await asked();
    const taken = await picture()
      .withExif({ IFD0: { Copyright: "A house in Denver" }, IFD3: { GPSLatitude: "39/1" } })
      .jpeg()
      .toBuffer();
    const smuggled = Buffer.concat([taken, Buffer.from("<script>alert(1)</script>")]);
    expect(smuggled.includes("A house in Denver")).toBe(true);
    const { Rma } = await scene.buyer.call(addRmaProof, {
      body: { ...which, Name: "Broken corner.JPEG", Base64: smuggled.toString("base64") },
    });
    expect(Rma.Proofs).toEqual([{ Name: "Broken corner.JPEG", AddedAt: expect.stringContaining("2026-") }]);
    const [kept] = await keptOf(which.RmaNumber);
    expect(kept).toMatchObject({ Name: "Broken corner.JPEG", Kind: "jpg" });
    const file = await fileOf(kept?.Id);
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: "jpeg", width: 60, height: 40 });
    for (const hidden of ["A house in Denver", "script"]) expect(file.bytes.includes(hidden)).toBe(false);
    const foreign = await newVisitor(scene.market.world).tryCall(addRmaProof, {
      body: { ...which, Name: "a.pdf", Base64: PDF },
    });
    expect(reasonOf(foreign)).toBe("order_unknown");
  });

  test.each([
    ["notes.txt", PDF, "proof_type_unknown"], // S357
    ["picture.png", PDF, "proof_not_what_it_says"],
    [
      "half.png",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString("base64"),
      "proof_not_what_it_says",
    ],
    ["empty.pdf", "", "proof_empty"],
    [
      "large.pdf",
      Buffer.concat([Buffer.from("%PDF-"), Buffer.alloc(10_000_000)]).toString("base64"),
      "proof_too_large",
    ],
  ])("$0 is refused with the words of $2, and nothing is kept", async (Name, Base64, reason) => {
    const which = await asked();
    const refused = await scene.buyer.tryCall(addRmaProof, { body: { ...which, Name, Base64 } });
    expect(reasonOf(refused)).toBe(reason);
    expect(await keptOf(which.RmaNumber)).toEqual([]);
  });

  test("over HTTP a file of ten megabytes is read, any other call's body is not", async () => {
    const which = await asked();
    const body = { ...which, Email: "ada@example.com", Name: "x.pdf", Base64: "A".repeat(13_300_000) };
    expect(reasonAt(await scene.owner.post("/api/rma/proof", body))).toEqual([422, "proof_not_what_it_says"]);
    const longer = { ...body, Base64: "A".repeat(13_600_000) };
    expect(reasonAt(await scene.owner.post("/api/rma/proof", longer))).toEqual([413, "body_too_large"]);
    const told = { ...which, Email: "ada@example.com", RmaNumber: "A".repeat(200_000) };
    expect(reasonAt(await scene.owner.post("/api/rma/withdraw", told))).toEqual([413, "body_too_large"]);
  });

  test("eight at once are five kept; none is added once the request is at its end", async () => {
    const which = await asked();
    const body = { ...which, Name: "bill.pdf", Base64: PDF };
    const tries = await Promise.all(Array.from({ length: 8 }, () => scene.buyer.tryCall(addRmaProof, { body })));
    expect(tries.filter((answer) => reasonOf(answer) === null)).toHaveLength(5);
    expect(tries.filter((answer) => reasonOf(answer) === "proof_too_many")).toHaveLength(3);
    await scene.buyer.call(withdrawRma, { body: which });
    expect(reasonOf(await scene.buyer.tryCall(addRmaProof, { body }))).toBe("rma_ended");
  });

  test("those of a request that is withdrawn go with it, so that asking again keeps no more of them", async () => {
    const which = await asked();
    await scene.buyer.call(addRmaProof, { body: { ...which, Name: "bill.pdf", Base64: PDF } });
    expect(await keptOf(which.RmaNumber)).toHaveLength(1);
    const { Rma } = await scene.buyer.call(withdrawRma, { body: which });
    expect(Rma).toMatchObject({ State: "withdrawn", Proofs: [] });
    const kept = await scene.market.world.db.execute(
      "select name from rma_proofs join rmas on rmas.id = rma_id where rma_number = $1",
      [which.RmaNumber],
    );
    expect(kept.rows).toEqual([]);
  });

  test("a proof is there for 90 days and gone after them", async () => {
    const which = await asked();
    await scene.buyer.call(addRmaProof, { body: { ...which, Name: `${which.RmaNumber}.pdf`, Base64: PDF } });
    const { world } = scene.market;
    const runAfter = async (days: number) => {
      world.setNow(new Date(TEST_NOW.getTime() + days * 86_400_000));
      await forgetOldRecords(world);
      world.setNow(TEST_NOW);
      const found = world.db.queries.selectFrom("rma_proofs").select(({ fn }) => fn.countAll<number>().as("left"));
      return Number((await found.where("name", "=", `${which.RmaNumber}.pdf`).executeTakeFirst())?.left);
    };
    expect(await runAfter(89.9)).toBe(1);
    expect(await runAfter(90.1)).toBe(0);
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { readFileBody } from "./read-file-body.ts";

const FIELD = { field: "Base64", mostBytes: 200_000 };

/** A request whose body comes in pieces of these sizes. */
function sent(text: string, sizes: readonly number[] = [1_000], headers: Record<string, string> = {}): Request {
  const bytes = Buffer.from(text);
  let [at, piece] = [0, 0];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const size = sizes[piece % sizes.length] ?? 1;
      if (at < bytes.length) controller.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
      else controller.close();
      at += size;
      piece += 1;
    },
  });
  return new Request("http://localhost:3000/api/rma/proof", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
    duplex: "half",
  } as RequestInit);
}

/** What is read of it: its fields without the file, and the file's bytes; or the reason of a refusal. */
async function read(request: Request, mostBytes = 200_000) {
  const body = await readFileBody({ request }, FIELD);
  if (!body.ok) return { reason: body.reason };
  const { Base64, ...fields } = body.value.fields as Record<string, unknown>;
  if (!body.value.file) return { fields, bytes: Buffer.from(String(Base64), "base64") };
  const file = await body.value.file.read(mostBytes);
  return file.ok ? { fields, bytes: Buffer.from(file.value) } : { reason: file.reason, fields: file.fields };
}

test("however a body is cut, and whatever its length, its fields and its file are those that were sent", async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 5 });
  const name = fc.string({ unit: "binary", maxLength: 30 }).filter((text) => text.isWellFormed());
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.integer({ min: 1, max: 300 }),
      name,
      sizes,
      fc.boolean(),
      async (some, times, Name, pieces, isEscaped) => {
        const bytes = Buffer.concat(Array.from({ length: times }, () => some));
        const json = JSON.stringify({ Name, Inner: { Base64: "no" }, Base64: bytes.toString("base64") }, null, 1);
        const text = isEscaped ? json.replaceAll("/", "\\/") : json;
        expect(await read(sent(text, pieces))).toEqual({ fields: { Name, Inner: { Base64: "no" } }, bytes });
      },
    ),
    { numRuns: 150 },
  );
});

const LONG = "A".repeat(40_000);

test.each([
  ["no JSON before the file", `{"Name":x,"Base64":"${LONG}"}`, "malformed_json"],
  ["no end", `{"Name":"x","Base64":"${LONG}`, "malformed_json"],
  ["no end of the object", `{"Name":"x","Base64":"${LONG}"  `, "malformed_json"],
  ["something behind it", `{"Name":"x","Base64":"${LONG}"}}`, "invalid_request"],
  ["a field behind the file", `{"Base64":"${LONG}","Name":"x"}`, "invalid_request"],
  ["more than sixteen thousand bytes before the file", `{"Name":"${LONG}","Base64":"QQ=="}`, "body_too_large"],
  ["a file deeper down", `{"Name":{"Base64":"${LONG}"}}`, "body_too_large"],
  ["a forbidden key", `{"__proto__":{},"Base64":"${LONG}"}`, "body_shape"],
  ["more bytes than it may have", `{"Base64":"${"A".repeat(250_000)}"}`, "body_too_large"],
])("a long body with %s is refused", async (_, text, reason) => {
  expect(await read(sent(text))).toMatchObject({ reason });
});

test("a small body may have its file anywhere, none is empty, and another kind is refused", async () => {
  expect(await read(sent('{"Base64":"QUJD","Name":"x"}'))).toEqual({
    fields: { Name: "x" },
    bytes: Buffer.from("ABC"),
  });
  expect(await readFileBody({ request: sent("") }, FIELD)).toMatchObject({ value: { fields: {}, file: null } });
  expect(await read(sent("a=1", [10], { "content-type": "text/plain" }))).toEqual({ reason: "not_json" });
});

test("of a file that is too large, one byte more than may be is handed on, and the rest is left", async () => {
  const { bytes } = await read(sent(`{"Name":"x","Base64":"${LONG}"}`), 20_000);
  expect(bytes).toHaveLength(20_001);
});

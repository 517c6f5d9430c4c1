import fc from "fast-check";
import { expect, test } from "vitest";
import type { FormFile } from "#contract/sent-file.ts";
import { readForm } from "./read-form.ts";

interface Sending {
  bytes: Uint8Array;
  type: string;
  sizes?: readonly number[];
  path?: string;
}

function sent({ bytes, type, sizes = [1_000], path = "/review/write-review" }: Sending) {
  let [at, piece] = [0, 0];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = sizes[piece % sizes.length] ?? 1;
        if (at < bytes.length) controller.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
        else controller.close();
        at += size;
        piece += 1;
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request(`http://localhost:3000${path}`, {
    method: "POST",
    headers: { "content-type": type },
    body,
    duplex: "half",
  } as RequestInit);
  return { request, sentBytes: () => Math.min(at, bytes.length) };
}

/** A form as this machine's own `fetch` writes it. */
async function written(form: FormData): Promise<{ bytes: Uint8Array; type: string }> {
  const response = new Response(form);
  return { type: response.headers.get("content-type") ?? "", bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function filesOf(files: AsyncIterable<FormFile>, mostBytes = 1_000_000) {
  const read: { field: string; name: string; bytes: Buffer | string }[] = [];
  for await (const file of files) {
    const bytes = await file.read(mostBytes);
    read.push({ field: file.field, name: file.name, bytes: bytes.ok ? Buffer.from(bytes.value) : bytes.reason });
  }
  return read;
}

test("however a form is cut, its fields and files are those that were sent", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 }).map((one) => one.replaceAll(/\r\n?|\n/g, "\r\n"));
  const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).filter((one) => /^[^\r\n]+$/.test(one));
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 3_000 }),
    fc.constantFrom("\r\n--", "--", "\r\n------formdata-undici-0", "\r").map((one) => Buffer.from(one)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, text), { maxLength: 5 }),
      fc.array(fc.tuple(name, content), { maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 }),
      async (fields, files, sizes) => {
        const form = new FormData();
        for (const [each, value] of fields) form.append(each, value);
        for (const [each, bytes] of files) form.append("Pictures", new Blob([new Uint8Array(bytes)]), each);
        const read = await readForm(sent({ ...(await written(form)), sizes }));
        if (!read.ok || !read.value) throw new Error("not read");
        expect([...new URLSearchParams(read.value.fields.toString())]).toEqual(fields);
        expect(await filesOf(read.value.files)).toEqual(
          files.map(([each, bytes]) => ({ field: "Pictures", name: each, bytes: Buffer.from(bytes) })),
        );
      },
    ),
    { numRuns: 150 },
  );
});

test("a field and a file whose names hold what a line may end with elsewhere keep them", async () => {
  const form = new FormData();
  form.append("\u2028 a\u0085", "1");
  form.append("Pictures", new Blob(["x"]), "\u2029.png");
  const read = await readForm(sent(await written(form)));
  if (!read.ok || !read.value) throw new Error("not read");
  expect([...new URLSearchParams(read.value.fields.toString())]).toEqual([["\u2028 a\u0085", "1"]]);
  expect(await filesOf(read.value.files)).toMatchObject([{ name: "\u2029.png" }]);
});

test("a form is read as far as its first file, and a file that nobody takes is passed over", async () => {
  const form = new FormData();
  form.append("OrderNumber", "RS-7K3F9-Q2M8T4");
  for (const [name, size] of [
    ["a.png", 900_000],
    ["b.png", 5],
  ] as const)
    form.append("Pictures", new Blob([Buffer.alloc(size, "x")]), name);
  const { request, sentBytes } = sent({ ...(await written(form)), path: "/review/write-review" });
  const read = await readForm({ request });
  if (!read.ok || !read.value) throw new Error("not read");
  expect(read.value.fields.toString()).toBe("OrderNumber=RS-7K3F9-Q2M8T4");
  expect(sentBytes()).toBeLessThan(3_000);
  const names: string[] = [];
  for await (const { name } of read.value.files) names.push(name);
  expect(names).toEqual(["a.png", "b.png"]);
});

test("a file that was passed over is empty, one that is too large is handed on with one byte too many", async () => {
  const form = new FormData();
  for (const name of ["a.png", "b.png"]) form.append("Pictures", new Blob([Buffer.alloc(9_000, name)]), name);
  const read = await readForm(sent(await written(form)));
  if (!read.ok || !read.value) throw new Error("not read");
  const files: FormFile[] = [];
  let large: unknown;
  for await (const file of read.value.files) {
    files.push(file);
    if (file.name === "a.png") large = await file.read(4_000);
  }
  expect(large).toMatchObject({ value: { length: 4_001 } });
  expect(await files[0]?.read(9_000)).toMatchObject({ value: { length: 0 } });
});

const plain = (text: string, type = "multipart/form-data; boundary=x") => sent({ bytes: Buffer.from(text), type });
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test.each([
  ["without a boundary", "", "multipart/form-data; charset=utf-8", "not_a_form"],
  ["that is none", "hello", undefined, "body_shape"],
  ["with something before it", `hello\r\n${field("a", "1")}--x--`, undefined, "body_shape"],
  ["that breaks off", field("a", "1"), undefined, "body_shape"],
  ["with very many fields", `${field("a", "1").repeat(501)}--x--`, undefined, "body_shape"],
  ["with very long names", `${field("a".repeat(70_000), "1")}--x--`, undefined, "body_shape"],
  ["with more text than a form has", `${field("a", "1".repeat(110_000))}--x--`, undefined, "body_too_large"],
])("a form with files %s is refused", async (_, text, type, reason) => {
  expect(await readForm(plain(text, type))).toMatchObject({ reason });
});

test("a form whose files break off says so to whoever takes the next", async () => {
  const file = '--x\r\nContent-Disposition: form-data; name="Pictures"; filename="a.png"\r\n\r\nabc';
  for (const [text, read] of [
    [file, ["body_shape", "body_shape"]],
    [`${file}\r\n--x\r\nContent-Dis`, [Buffer.from("abc"), "body_shape"]],
  ] as const) {
    const form = await readForm(plain(text));
    if (!form.ok || !form.value) throw new Error("not read");
    expect((await filesOf(form.value.files)).map(({ bytes }) => bytes)).toEqual(read);
  }
});

test("only a page with a form for files takes them", async () => {
  const form = await written(new FormData());
  expect(await readForm(sent({ ...form, path: "/carts" }))).toMatchObject({ reason: "not_a_form" });
  expect(await readForm(sent({ ...form, path: "/carts/group-discount" }))).toMatchObject({ ok: true });
});

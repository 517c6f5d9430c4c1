import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { openPictureLibrary } from "./picture-library.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { PictureResizer } from "./resize-picture.ts";

const offered = { widths: [16, 96, 256, 384, 640, 1200], defaultQuality: 75 };
const originals = await mkdtemp(join(tmpdir(), "originals-"));
const kept = await mkdtemp(join(tmpdir(), "kept-"));

beforeAll(async () => {
  await sharp({ create: { width: 400, height: 300, channels: 3, background: "#884422" } })
    .webp()
    .toFile(join(originals, "case-oak.webp"));
});

async function ask(path: string, accept = "image/avif,image/webp,*/*"): Promise<Response> {
  const app = pictureRoutes(await openPictureLibrary(originals), new PictureResizer(kept), offered);
  return app.request(path, { headers: { accept } });
}

test("a picture comes in the width that was asked for, as AVIF where the browser takes it", async () => {
  const answer = await ask("/images/case-oak.webp?width=256");
  expect(answer.headers.get("content-type")).toBe("image/avif");
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect([width, height]).toEqual([256, 192]);
});

test("a browser without AVIF gets WebP, one without either gets JPEG", async () => {
  expect((await ask("/images/case-oak.webp?width=96", "image/webp")).headers.get("content-type")).toBe("image/webp");
  expect((await ask("/images/case-oak.webp?width=96", "*/*")).headers.get("content-type")).toBe("image/jpeg");
});

test("a picture is never made larger than its original", async () => {
  const answer = await ask("/images/case-oak.webp?width=1200&height=1200", "image/webp");
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect([width, height]).toEqual([400, 300]);
});

test("cover fills the frame that was asked for", async () => {
  const answer = await ask("/images/case-oak.webp?width=96&height=96&fit=cover", "image/webp");
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect([width, height]).toEqual([96, 96]);
});

test.each([
  ["a width that is not a breakpoint", "?width=257"],
  ["a negative width", "?width=-96"],
  ["a height that is not a breakpoint", "?width=96&height=97"],
  ["a fit of its own", "?width=96&fit=stretch"],
  ["a quality of its own", "?width=96&quality=100"],
  ["an address of another host", "?width=96&url=http://169.254.169.254/"],
])("%s is refused", async (_what, query) => {
  expect((await ask(`/images/case-oak.webp${query}`)).status).toBe(400);
});

test.each(["/images/none.webp?width=96", "/images/..%2Fcase-oak.webp?width=96", "/images/case-oak.png?width=96"])(
  "%s is not found",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test("an address with the current version may be kept for ever, another one for five minutes", async () => {
  const version = (await openPictureLibrary(originals)).picture("case-oak", "").version;
  expect((await ask(`/images/case-oak.webp?width=96&v=${version}`)).headers.get("cache-control")).toContain(
    "immutable",
  );
  expect((await ask("/images/case-oak.webp?width=96&v=old")).headers.get("cache-control")).toBe("public, max-age=300");
});

test("a size is made once and then read from disk", async () => {
  const app = pictureRoutes(await openPictureLibrary(originals), new PictureResizer(kept), offered);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.request("/images/case-oak.webp?width=640&quality=60")),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const files = await readdir(kept);
  expect(files.filter((file) => file.includes("q60"))).toHaveLength(1);
  expect(files.filter((file) => file.endsWith(".half"))).toEqual([]);
});

test("a picture that cannot be kept is sent all the same", async () => {
  const app = pictureRoutes(await openPictureLibrary(originals), new PictureResizer("/dev/null/pictures"), offered);
  const answer = await app.request("/images/case-oak.webp?width=96", { headers: { accept: "image/webp" } });
  expect(answer.status).toBe(200);
});

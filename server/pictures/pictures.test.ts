import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { AppEnv } from "../http/app.ts";
import { noRateLimits, rateLimits } from "../http/rate-limits.ts";
import { RATES } from "../http/route-rules.ts";
import { KeptPictures } from "./kept-pictures.ts";
import { openPictureLibrary } from "./picture-library.ts";
import { PictureMaker } from "./picture-maker.ts";
import { pictureRoutes } from "./picture-routes.ts";

const offered = { widths: [16, 96, 256, 384, 640, 1200], defaultQuality: 75 };
const originals = await mkdtemp(join(tmpdir(), "originals-"));
const kept = await mkdtemp(join(tmpdir(), "kept-"));

beforeAll(async () => {
  const board = sharp({ create: { width: 400, height: 300, channels: 3, background: "#884422" } });
  await board.clone().webp().toFile(join(originals, "case-oak.webp"));
  await board.clone().webp().toFile(join(originals, "case-ash.webp"));
  // Another picture than the WebP, so that a test sees which file an answer came from.
  await sharp({ create: { width: 400, height: 300, channels: 3, background: "#2255cc" } })
    .avif()
    .toFile(join(originals, "case-ash.avif"));
});

const nothingSent = () => Promise.resolve(null);

async function openRoutes(folder = kept, limits = noRateLimits, mostWaiting = 100) {
  const maker = new PictureMaker(new KeptPictures(folder), mostWaiting);
  const app = new Hono<AppEnv>();
  app.use((context, next) => {
    context.set("clientKey", "");
    return next();
  });
  return app.route(
    "/",
    pictureRoutes({
      library: await openPictureLibrary(originals),
      maker,
      sent: { find: nothingSent, maker },
      limits,
      offered,
    }),
  );
}

async function ask(path: string, accept = "image/avif,image/webp,*/*"): Promise<Response> {
  return (await openRoutes()).request(path, { headers: { accept } });
}

async function size(answer: Response): Promise<[number, number]> {
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return [width, height];
}

test("a picture comes in the width that was asked for, as AVIF where the browser takes it", async () => {
  const answer = await ask("/images/case-oak.webp?width=256");
  expect(answer.headers.get("content-type")).toBe("image/avif");
  expect(await size(answer)).toEqual([256, 192]);
});

test("a browser without AVIF gets WebP, one without either gets JPEG", async () => {
  expect((await ask("/images/case-oak.webp?width=96", "image/webp")).headers.get("content-type")).toBe("image/webp");
  expect((await ask("/images/case-oak.webp?width=96", "*/*")).headers.get("content-type")).toBe("image/jpeg");
});

test("a picture is never made larger than its original", async () => {
  expect(await size(await ask("/images/case-oak.webp?width=1200&height=1200", "image/webp"))).toEqual([400, 300]);
});

test("cover fills the frame that was asked for", async () => {
  expect(await size(await ask("/images/case-oak.webp?width=96&height=96&fit=cover", "image/webp"))).toEqual([96, 96]);
});

test("the whole picture may be asked for with its own height: the same file as without", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kept-"));
  const app = await openRoutes(folder);
  for (const query of ["width=256&height=192", "width=256"]) {
    const answer = await app.request(`/images/case-oak.webp?${query}`, { headers: { accept: "image/webp" } });
    expect(await size(answer)).toEqual([256, 192]);
  }
  expect(await readdir(folder)).toHaveLength(1);
});

const isBlue = async (answer: Response) => {
  const [red, , blue] = (await sharp(await answer.arrayBuffer()).stats()).channels;
  return (blue?.mean ?? 0) > (red?.mean ?? 0);
};

test("a full-size AVIF is the original's own file; a smaller one, another quality or format is made from the WebP", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kept-"));
  const app = await openRoutes(folder);
  const from = async (query: string, accept = "image/avif") =>
    isBlue(await app.request(`/images/case-ash.webp?${query}`, { headers: { accept } }));
  expect(await from("width=640")).toBe(true);
  expect(await from("width=1200&quality=75")).toBe(true);
  expect(await readdir(folder)).toEqual([]);
  expect(await from("width=640&quality=90")).toBe(false);
  expect(await from("width=256")).toBe(false);
  expect(await from("width=640", "image/webp")).toBe(false);
});

test("sizes that show the same are one file, whatever fit they name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kept-"));
  const app = await openRoutes(folder);
  for (const fit of ["cover", "contain", "inside"])
    await app.request(`/images/case-oak.webp?width=256&fit=${fit}`, { headers: { accept: "image/webp" } });
  expect(await readdir(folder)).toHaveLength(1);
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

test.each([
  "/images/none.webp?width=96",
  "/images/..%2Fcase-oak.webp?width=96",
  "/images/case-oak.png?width=96",
  "/images/case-ash.avif?width=96",
])("%s is not found", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test("an address with the current version may be kept for ever, another one for five minutes", async () => {
  const version = (await openPictureLibrary(originals)).picture("case-oak", "").version;
  expect((await ask(`/images/case-oak.webp?width=96&v=${version}`)).headers.get("cache-control")).toContain(
    "immutable",
  );
  expect((await ask("/images/case-oak.webp?width=96&v=old")).headers.get("cache-control")).toBe("public, max-age=300");
});

test("a size is made once and then read from disk", async () => {
  const app = await openRoutes();
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => app.request("/images/case-oak.webp?width=640&quality=60")),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const files = await readdir(kept);
  expect(files.filter((file) => file.includes("q60"))).toHaveLength(1);
  expect(files.filter((file) => file.endsWith(".half"))).toEqual([]);
});

test("a picture that cannot be kept is sent all the same", async () => {
  const app = await openRoutes("/dev/null/pictures");
  const answer = await app.request("/images/case-oak.webp?width=96", { headers: { accept: "image/webp" } });
  expect(answer.status).toBe(200);
});

test("who has too many new sizes made gets the original as it is, and what is there already without being counted", async () => {
  const limits = rateLimits();
  const app = await openRoutes(await mkdtemp(join(tmpdir(), "kept-")), limits);
  const get = (query: string, accept = "image/avif") =>
    app.request(`/images/case-oak.webp?${query}`, { headers: { accept } });
  const small = await get("width=96");
  for (let count = 1; count < RATES.picture.points; count += 1) await limits.count("picture", "");
  const refused = await get("width=256");
  expect(refused.headers.get("content-type")).toBe("image/webp");
  expect(refused.headers.get("cache-control")).toBe("public, max-age=60");
  expect(await size(refused)).toEqual([400, 300]);
  expect(await size(await get("width=96"))).toEqual(await size(small));
  expect((await get("width=256", "*/*")).status).toBe(503);
});

test("while the encoders have all they can take, nobody waits longer behind them", async () => {
  const app = await openRoutes(await mkdtemp(join(tmpdir(), "kept-")), noRateLimits, 1);
  const answers = await Promise.all(
    [60, 75, 90].flatMap((quality) =>
      [96, 256, 384].map(async (width) =>
        app.request(`/images/case-oak.webp?width=${width}&quality=${quality}`, { headers: { accept: "image/avif" } }),
      ),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const types = answers.map((answer) => answer.headers.get("content-type"));
  expect(types.filter((type) => type === "image/avif").length).toBeGreaterThanOrEqual(3);
  expect(types.filter((type) => type === "image/webp").length).toBeGreaterThan(0);
});

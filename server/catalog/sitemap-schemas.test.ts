import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { LOCALES } from "#messages/locales.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { mounted } from "../testing/mounted.ts";
import { readXml, type XmlElement } from "../testing/read-xml.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { sitemap } from "./sitemap.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const STORE = "https://store.example";
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
/** Of a page's addresses in other languages (developers.google.com, "localized versions"). */
const XHTML = "http://www.w3.org/1999/xhtml";
const MOST_BYTES = 52_428_800;

/** `sitemap.xsd` and `siteindex.xsd` of sitemaps.org, without what this store never says. */
const Loc = z.string().min(12).max(2048).startsWith(`${STORE}/`).and(z.url());
const LastMod = z.iso.date();
const Entry = z.strictObject({ loc: Loc, lastmod: LastMod.optional() });
const UrlSet = z.strictObject({
  urlset: z
    .array(z.strictObject({ url: Entry }))
    .min(1)
    .max(50_000),
});
const SiteIndex = z.strictObject({
  sitemapindex: z
    .array(z.strictObject({ sitemap: Entry }))
    .min(1)
    .max(50_000),
});

let db: Database;
let world: TestWorld;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: TEST_NOW, replace: false });
  world = makeTestWorld(db);
  Object.assign(world, { settings: { ...world.settings, isTest: false, demo: null, storeUrl: STORE } });
});
afterAll(() => db.close());

async function read(path: string, most?: number): Promise<unknown> {
  const answer = await mounted(world, sitemap(world, most)).request(path);
  expect([path, answer.status, answer.headers.get("content-type")]).toEqual([
    path,
    200,
    "application/xml; charset=utf-8",
  ]);
  const text = await answer.text();
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
  const root = readXml(text);
  const names = root.name === "urlset" ? [["xmlns:xhtml", XHTML]] : [];
  expect([...root.attributes]).toEqual([["xmlns", NAMESPACE], ...names]);
  return asData(root);
}

/** `<url><loc>a</loc></url>` as `{ url: { loc: "a" } }`; a root's elements as a list. */
function asData({ name, children }: XmlElement): object {
  return { [name]: children.map((entry) => ({ [entry.name]: fieldsOf(entry) })) };
}

const isLink = ({ name }: XmlElement) => name === "xhtml:link";

function fieldsOf({ name, attributes, children, text }: XmlElement): object {
  expect([attributes.size, text.trim()]).toEqual([0, ""]);
  const [links, plain] = [children.filter(isLink), children.filter((field) => !isLink(field))];
  const languages = links.map(({ attributes: said }) => {
    expect([said.size, said.get("rel"), said.get("href")]).toEqual([
      3,
      "alternate",
      expect.stringMatching(`^${STORE}/`),
    ]);
    return said.get("hreflang");
  });
  expect(languages).toEqual(name === "url" ? [...LOCALES] : []);
  const fields = plain.map((field) => {
    expect([field.attributes.size, field.children.length]).toEqual([0, 0]);
    return [field.name, field.text] as const;
  });
  expect(new Set(fields.map(([name]) => name)).size).toBe(fields.length);
  return Object.fromEntries(fields);
}

const locationsOf = async () => UrlSet.parse(await read("/sitemap.xml")).urlset.map(({ url }) => url.loc);

describe("the sitemap, read as a search engine reads it", () => {
  test("is a set of addresses by the protocol's schema", async () => {
    const locations = await locationsOf();
    expect(new Set(locations).size).toBe(locations.length);
    expect(locations.length).toBeGreaterThan(200);
  });

  test("is an index by the protocol's schema where it has parts, and each part is a set", async () => {
    const most = 100;
    const parts = SiteIndex.parse(await read("/sitemap.xml", most)).sitemapindex.map(({ sitemap: { loc } }) => loc);
    expect(parts.length).toBeGreaterThan(2);
    const sets = await Promise.all(parts.map(async (part) => UrlSet.parse(await read(new URL(part).pathname, most))));
    expect(sets.every(({ urlset }) => urlset.length <= most)).toBe(true);
    expect(sets.flatMap(({ urlset }) => urlset.map(({ url }) => url.loc))).toEqual(await locationsOf());
  });
});

describe("robots.txt, read as a search engine reads it", () => {
  test("is one group for all, leads to the sitemap, and lets every address of it be read and no person's page", async () => {
    const answer = await mounted(world, sitemap(world)).request("/robots.txt");
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(Buffer.byteLength(text)).toBeLessThan(512_000);
    const { agents, disallowed, sitemaps } = readRobots(text);
    expect([agents, sitemaps]).toEqual([["*"], [`${STORE}/sitemap.xml`]]);
    const mayRead = (path: string) => !disallowed.some((start) => path.startsWith(start));
    expect(
      (await locationsOf()).map((location) => new URL(location).pathname).filter((path) => !mayRead(path)),
    ).toEqual([]);
    const ofPersons = [
      "/account/orders",
      "/carts?step=payment",
      "/carts/order/RS-1",
      "/api/carts/init",
      "/staff",
      "/sign-in",
    ];
    expect(ofPersons.filter(mayRead)).toEqual([]);
  });
});

/** RFC 9309: lines of a field and a value; rules follow their agents, and begin with a slash. */
function readRobots(text: string): { agents: string[]; disallowed: string[]; sitemaps: string[] } {
  const lines = text.split("\n").filter((line) => line !== "");
  const fields = lines.map((line) => {
    const [, field = "", value = ""] = /^([A-Za-z-]+): (\S+)$/.exec(line) ?? [];
    expect(["User-agent", "Disallow", "Sitemap"], line).toContain(field);
    return { field, value };
  });
  const of = (wanted: string) => fields.filter(({ field }) => field === wanted).map(({ value }) => value);
  expect(fields[0]?.field).toBe("User-agent");
  expect(of("Disallow").every((path) => path.startsWith("/"))).toBe(true);
  return { agents: of("User-agent"), disallowed: of("Disallow"), sitemaps: of("Sitemap") };
}

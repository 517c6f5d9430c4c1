import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { signIn } from "#contract/members.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { newVisitor } from "../testing/visitor.ts";

const pc = demoCatalogue.products.find(({ kind, faq }) => kind === "pc" && faq.length > 0);
if (!pc) throw new Error("The demo catalogue has no PC with questions");

let db: Database;
let store: BuiltStore;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  store = await openBuiltStore(db);
  await store.sell(demoCatalogue);
});
afterAll(async () => {
  await store.close();
  await db.close();
});

const pageAt = async (path: string) => (await fetch(store.origin + path)).text();

/** The questions that a page's structured data holds. */
function asked(markup: string): string[] {
  const questions = (structured(markup, "FAQPage")[0]?.["mainEntity"] ?? []) as { name: string }[];
  return questions.map(({ name }) => name);
}

/** Structured data of one type in a page's markup. */
function structured(markup: string, type: string): Record<string, unknown>[] {
  const scripts = [...markup.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return scripts
    .flatMap(([, json = ""]) => [JSON.parse(json) as Record<string, unknown> | Record<string, unknown>[]].flat())
    .filter((data) => data["@type"] === type);
}

describe("the questions of a page", () => {
  test.each([
    ["/gaming-pcs", "gaming-pcs"],
    ["/gaming-pcs/prebuilt-gaming-pcs", "prebuilt-gaming-pcs"],
    ["/gaming-laptops", "gaming-laptops"],
  ] as const)("stand at %s, open to read and in the structured data", async (path, list) => {
    const markup = await pageAt(path);
    const questions = (demoCatalogue.faqs[list] ?? []).map(({ question }) => question);
    expect(questions.length).toBeGreaterThanOrEqual(6);
    expect(asked(markup)).toEqual(questions);
    expect(markup.match(/<summary/g)?.length).toBeGreaterThanOrEqual(questions.length);
  });

  test("stand on a product's page too", async () => {
    expect(asked(await pageAt(`/store/${pc.slug}`))).toEqual(pc.faq.map(({ question }) => question));
  });
});

test("a list's structured data names at most 64 models, in its order", async () => {
  const [list] = structured(await pageAt("/gaming-pcs"), "ItemList");
  const items = list?.["itemListElement"] as { position: number }[];
  expect(items.length).toBeGreaterThan(0);
  expect(items.length).toBeLessThanOrEqual(64);
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
});

test("every picture of a page is asked for by width, fit, quality 75 and version, in the specification's widths", async () => {
  const offered = [640, 750, 828, 1080, 1200, 1920, 2048, 3840, 16, 32, 48, 64, 96, 128, 256, 384];
  const markup = await pageAt(`/store/${pc.slug}`);
  const addresses = [...markup.matchAll(/<img[^>]+srcset="([^"]+)"/gi)].flatMap(([, sources = ""]) =>
    sources.split(", ").map((source) => new URL(source.replaceAll("&amp;", "&").split(" ")[0] ?? "", store.origin)),
  );
  expect(addresses.length).toBeGreaterThan(10);
  for (const { searchParams: query } of addresses) {
    expect(offered).toContain(Number(query.get("width")));
    expect([query.get("fit"), query.get("quality")]).toEqual(["cover", "75"]);
    expect(query.get("v")).toMatch(/^\w{4,}$/);
  }
  const widths = new Set(addresses.map(({ searchParams }) => Number(searchParams.get("width"))));
  expect([...widths].filter((width) => width >= 640).length).toBeGreaterThan(1);
  expect([...widths].filter((width) => width < 640).length).toBeGreaterThan(1);
});

test("a page may be kept for 180 seconds before it is made again", async () => {
  const answer = await fetch(`${store.origin}/gaming-pcs`);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=180, stale-while-revalidate=86400");
});

test("the social links of the settings stand in every page's footer", async () => {
  const markup = await pageAt("/legal/privacy");
  const { social } = store.world.config.store;
  expect(social.length).toBeGreaterThanOrEqual(3);
  for (const { url } of social) expect(markup).toContain(`href="${url}"`);
});

test("points that cannot be read say so in the specification's words, and the page stands", async () => {
  await addMember(store.world, { email: "points@example.com" });
  const member = newVisitor(store.world);
  await member.call(signIn, { body: { Email: "points@example.com", Password: PASSWORD } });
  const cookie = [...member.cookies].map((pair) => pair.join("=")).join("; ");
  const read = async () => (await fetch(`${store.origin}/account/points`, { headers: { cookie } })).text();
  expect(await read()).toContain("No points yet");
  await db.execute("alter table point_entries rename to point_entries_away");
  expect(await read()).toContain("Failed to fetch rewardpoint");
  await db.execute("alter table point_entries_away rename to point_entries");
  expect(await read()).not.toContain("Failed to fetch rewardpoint");
});

test("the creator program's application is for members: a guest is led to the sign-in", async () => {
  const path = `${store.origin}/creator-program/application`;
  const guest = await fetch(path, { redirect: "manual" });
  expect([guest.status, guest.headers.get("location")]).toEqual([303, "/sign-in"]);
  await addMember(store.world, { email: "creator@example.com" });
  const member = newVisitor(store.world);
  await member.call(signIn, { body: { Email: "creator@example.com", Password: PASSWORD } });
  const cookie = [...member.cookies].map((pair) => pair.join("=")).join("; ");
  const markup = await (await fetch(path, { headers: { cookie } })).text();
  for (const field of ["Name", "Platform", "Url", "Audience", "About"]) expect(markup).toContain(`name="${field}"`);
});

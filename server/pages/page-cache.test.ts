import { createHash, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { hashMarkedScripts } from "./content-security-policy.ts";
import { ENCODINGS, FinishedPage } from "./finished-page.ts";
import { type MadePage, PageCache } from "./page-cache.ts";
import { isPublicPage, pageOf, productsOn, publicAddress } from "./public-pages.ts";

const address = (target: string) => {
  const url = new URL(target, "http://shop");
  return publicAddress(url.pathname, url.searchParams);
};

describe("a public page's address", () => {
  test("has its known keys only, in one order", () => {
    expect(address("/gaming-pcs?utm_source=mail&sort=newest&memory=64-gb&memory=32-gb&memory=64-gb&kind=custom")).toBe(
      "/gaming-pcs?kind=custom&memory=64-gb&memory=32-gb&sort=newest",
    );
    expect(address("/?gclid=1")).toBe("/");
    expect(address("/gaming-pcs.data?_routes=root&x=1&page=2")).toBe("/gaming-pcs.data?_routes=root&page=2");
  });

  test.each([
    "/carts",
    "/carts?step=payment",
    "/carts.data",
    "/carts/order/R-1",
    "/carts/x.css",
    "/store/a%0ab",
    "/store/a;b",
    "/gaming-pcs/../carts/",
    "/dev/outbox",
    "/store/a/b",
  ])("%s is no public page", (target) => {
    expect(address(target)).toBeNull();
  });
});

test.each([
  ["/", true],
  ["/gaming-pcs", true],
  ["/store/forge-60", true],
  ["/carts", false],
  ["/gaming-pcs?page=2", false],
  ["gaming-pcs", false],
  ["https://shop.example/gaming-pcs", false],
])("%s is a page that is kept: %s", (path, isKept) => {
  expect(isPublicPage(path)).toBe(isKept);
});

describe("script hashes", () => {
  const sha = (text: string) => createHash("sha256").update(text).digest("base64");

  test("name each inline script that carries the page's mark, once, and the mark goes", () => {
    const html = `<script nonce="n1">a()</script><script type="module" nonce="n1">b()</script><script nonce="n1">a()</script><script src="/x.js" nonce="n1"></script><script type="application/ld+json">{"a":1}</script>`;
    expect(hashMarkedScripts(html, "n1")).toEqual({
      hashes: [sha("a()"), sha("b()")],
      html: `<script>a()</script><script type="module">b()</script><script>a()</script><script src="/x.js"></script><script type="application/ld+json">{"a":1}</script>`,
    });
  });

  test.each([
    "<script>evil()</script>",
    '<script nonce="">evil()</script>',
    '<script nonce="n2">evil()</script>',
    "<SCRIPT>evil()</SCRIPT>",
    '<script data-x="nonce=n1">evil()</script>',
  ])("do not name what came in with data: %s", (smuggled) => {
    expect(hashMarkedScripts(`<p>${smuggled}</p><script nonce="n1">a()</script>`, "n1").hashes).toEqual([sha("a()")]);
  });
});

describe("the page cache", () => {
  let clock = 0;
  let made: string[] = [];
  let next: (address: string) => Promise<MadePage<string>>;
  let cache: PageCache<string>;
  const MOST_BYTES = 100_000;
  const errors: unknown[] = [];
  const page = (text: string) => ({ keep: new FinishedPage(Buffer.from(text), {}), shows: productsOn(text) });
  const text = async (found: string) => {
    const result = await cache.get(found, () => make(found));
    return "keep" in result ? result.keep.in("identity").bytes.toString() : result.pass;
  };

  const make = (asked: string) => {
    made.push(asked);
    return next(asked);
  };

  beforeEach(() => {
    clock = 0;
    made = [];
    errors.length = 0;
    next = async (asked) => {
      const done = page(`${asked} ${made.length}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
      return done;
    };
    cache = new PageCache({
      freshForMs: 180_000,
      mostBytes: MOST_BYTES,
      now: () => clock,
      onError: (error) => errors.push(error),
    });
  });

  test("makes a page once for any number of readers at once", async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => text("/a")));
    expect(new Set(all)).toEqual(new Set(["/a 1"]));
    expect(made).toEqual(["/a"]);
  });

  test("serves a fresh page for 180 seconds, then the stale one while one new one is made", async () => {
    await text("/a");
    clock = 179_999;
    expect(await text("/a")).toBe("/a 1");
    expect(made).toHaveLength(1);
    clock = 180_000;
    expect(await text("/a")).toBe("/a 1");
    expect(await text("/a")).toBe("/a 1");
    expect(made).toHaveLength(2);
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    expect(await text("/a")).toBe("/a 2");
  });

  test("makes a page that is fresh for longer anew when its own time has passed", async () => {
    const made = next;
    next = async (address) => ({ ...(await made(address)), freshMs: 3_600_000 }) as MadePage<string>;
    await text("/blog");
    clock = 3_599_999;
    await text("/blog");
    expect(await text("/blog")).toBe("/blog 1");
    clock = 3_600_000;
    await text("/blog");
    await expect.poll(() => text("/blog")).toBe("/blog 2");
  });

  test("goes on serving the stale page when making a new one fails, but not for more than a day", async () => {
    await text("/a");
    next = () => Promise.reject(new Error("no database"));
    clock = 200_000;
    expect(await text("/a")).toBe("/a 1");
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
    expect(errors).toHaveLength(1);
    clock = 86_400_000;
    await expect(text("/a")).rejects.toThrow("no database");
  });

  test("keeps the stale page when the new one came out broken, and tries again after five seconds, not at each reader", async () => {
    await text("/a");
    next = () => Promise.resolve({ pass: "We cannot reach our records", isBroken: true });
    clock = 180_000;
    const readers = async () => {
      for (let reader = 0; reader < 5; reader += 1) {
        expect(await text("/a")).toBe("/a 1");
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await readers();
    expect(made).toHaveLength(2);
    clock += 5000;
    await readers();
    expect(made).toHaveLength(3);
  });

  test("does not keep what may not be kept", async () => {
    next = () => Promise.resolve({ pass: "not found", isBroken: false });
    expect(await text("/gone")).toBe("not found");
    expect(await text("/gone")).toBe("not found");
    expect(made).toHaveLength(2);
  });

  test("forgets the pages that show a product, and a page whose making began before", async () => {
    next = (asked) => Promise.resolve(page(`${asked} <a href="/gear-store/gaming-setup/desk-160">`));
    await Promise.all([text("/gear-store"), text("/gear-store/gaming-setup.data")]);
    next = (asked) => Promise.resolve(page(`${asked} <a href="/store/forge-60">`));
    await Promise.all([text("/store/forge-60"), text("/gaming-pcs?sort=newest")]);
    cache.purge(["desk-160"]);
    expect(["/gear-store", "/gear-store/gaming-setup.data"].map((one) => cache.find(one))).toEqual([null, null]);
    expect(["/store/forge-60", "/gaming-pcs?sort=newest"].map((one) => cache.find(one))).not.toContain(null);
    cache.purge(["forge-60"]);
    expect(["/store/forge-60", "/gaming-pcs?sort=newest"].map((one) => cache.find(one))).toEqual([null, null]);
    const making = text("/slow");
    cache.purge();
    await making;
    expect(cache.find("/slow")).toBeNull();
  });

  test("makes one page anew in all its addresses, at once or after it was shown once more, and touches no other", async () => {
    const isMeant = (kept: string) => pageOf(kept) === "/gaming-pcs";
    const meant = ["/gaming-pcs", "/gaming-pcs?sort=newest", "/gaming-pcs.data?_routes=root"];
    for (const each of [...meant, "/gaming-laptops"]) await text(each);
    cache.rebuild(isMeant, true);
    expect(await text("/gaming-pcs")).toBe("/gaming-pcs 1");
    await expect.poll(() => text("/gaming-pcs")).toBe("/gaming-pcs 5");
    cache.rebuild(isMeant, false);
    expect(meant.map((each) => cache.find(each))).toEqual([null, null, null]);
    expect(await text("/gaming-laptops")).toBe("/gaming-laptops 4");
  });

  test("forgets what any product may change whichever product changed, and shows it no longer than it says", async () => {
    next = (asked) => Promise.resolve({ ...page(asked), shows: null, oldestMs: 780_000 });
    await text("/api/list");
    cache.purge(["desk-160"]);
    expect(cache.find("/api/list")).toBeNull();
    await text("/api/list");
    clock = 779_999;
    expect(cache.find("/api/list")).not.toBeNull();
    await text("/api/old");
    clock += 780_000;
    expect(cache.find("/api/old")).toBeNull();
  });

  test("never holds more bytes than it may, in all encodings together, and lets go what was not read for longest", async () => {
    const noise = randomBytes(7000).toString("hex");
    next = (asked) => Promise.resolve(page(asked + noise));
    for (let count = 0; count < 50; count += 1) {
      const result = await cache.get(`/${count}`, () => make(`/${count}`));
      if (!("keep" in result)) throw new Error("Nothing was kept");
      for (const encoding of ENCODINGS) result.keep.in(encoding);
      expect(cache.size).toBeLessThanOrEqual(MOST_BYTES);
      expect(cache.size).toBeGreaterThan(14_000);
    }
    expect(cache.find("/0")).toBeNull();
    expect(cache.find("/49")).not.toBeNull();
  });
});

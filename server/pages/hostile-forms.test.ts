import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signIn } from "#contract/members.ts";
import { startStaffSession } from "../sessions/staff-sessions-table.ts";
import { findStaffByEmail } from "../staff/staff-table.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";
import { createOrderFor, goToPayment, readyBuyer } from "../testing/buyer.ts";
import { HOSTILE } from "../testing/inputs-of.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { SHOP } from "../testing/small-shop.ts";
import { addStaff } from "../testing/staff-desk.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";

const DEEP = Boolean(process.env["DEEP"]);
/** Of each form. What it passes on is a call's input, of which each call has hundreds by itself. */
const FORMS = { numRuns: DEEP ? 2_000 : 12, seed: DEEP ? Date.now() : 20_261_125 };
vi.setConfig({ testTimeout: DEEP ? 1_200_000 : 120_000, hookTimeout: 180_000 });

const { routes } = (await import(pathToFileURL(resolve("build/store/en-US/server/index.js")).href)) as ServerBuild;
/** Every page whose form the server takes, by its path. */
const PAGES = Object.values(routes).flatMap((route) =>
  route?.module.action ? [route.path === undefined ? "/" : `/${route.path}`] : [],
);

let market: TestMarket;
let store: BuiltStore;
let cookie: string;
let order: string;
beforeAll(async () => {
  market = await openTestMarket("pglite", { timeoutMs: 5_000 });
  await market.db.queries.updateTable("stock").set({ on_hand: 100_000 }).where("policy", "=", "tracked").execute();
  store = await openBuiltStore(market.db);
  store.world.payments = market.world.payments;
  keepMails(store.world);
  await addMember(store.world, { email: "member@example.com" });
  await addStaff(store.world, "owner@example.com", ["owner"]);
  const visitor = await readyBuyer(store.world, SHOP.mouse);
  await visitor.call(signIn, { body: { Email: "member@example.com", Password: PASSWORD } });
  await goToPayment(visitor, "member@example.com");
  order = (await createOrderFor(visitor)).CustOrderID;
  const staffId = (await findStaffByEmail(market.db.queries, "owner@example.com"))?.id ?? 0;
  const device = { userAgent: "", network: "" };
  visitor.cookies.set(
    "staff",
    await market.db.transaction((tx) => startStaffSession(store.world, tx, { staffId, device })),
  );
  cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
});
afterAll(async () => {
  await store.close();
  await market.close();
});

/** A page as this browser sees it: its address, and what its forms have in them. */
async function pageAt(path: string): Promise<{ address: string; fields: [name: string, value: string][] }> {
  const filled = path.replace(":number", order).replaceAll(/:\w+/g, "x");
  const address = filled + (filled === "/carts" ? "?step=payment" : "");
  const html = await (await fetch(store.origin + address, { headers: { cookie } })).text();
  const tags = html.match(/<(?:input|select|textarea|button)\b[^>]*>/g) ?? [];
  const fields = tags.flatMap((tag): [string, string][] => {
    const [, name] = / name="([^"]+)"/.exec(tag) ?? [];
    return name === undefined ? [] : [[name, / value="([^"]*)"/.exec(tag)?.[1] ?? ""]];
  });
  return { address, fields };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** The page's own fields with faults in them: another value, the same name twice, one too few, one that nobody knows. */
function formsOf(fields: readonly (readonly [string, string])[]): fc.Arbitrary<[string, string][]> {
  const names = [...new Set([...fields.map(([name]) => name), "intent", "unknownKey", "__proto__"])];
  const hostile = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...HOSTILE).map(textOf));
  return fc
    .tuple(
      fc.subarray(fields.map(([name, value]): [string, string] => [name, value])),
      fc.array(hostile, { maxLength: 4 }),
    )
    .map(([own, faults]) => [...own, ...faults]);
}

async function send(address: string, body: URLSearchParams | FormData): Promise<string | null> {
  const answer = await fetch(store.origin + address, {
    method: "POST",
    headers: { cookie, origin: store.world.settings.storeUrl },
    body,
    redirect: "manual",
  });
  const text = await answer.text();
  if (answer.status >= 500) return `is a fault: ${answer.status} ${text.slice(0, 200)}`;
  const to = answer.headers.get("location");
  const isOwn = to === null || [store.origin, store.world.settings.storeUrl].includes(new URL(to, store.origin).origin);
  if (!isOwn) return `leads to ${to}`;
  return text.includes("<script>alert(1)</script>") ? "shows a script as it came" : null;
}

test("the pages with a form are found", () => expect(PAGES.length).toBeGreaterThan(30));

test.each(PAGES)("the form of %s takes hostile fields without a fault, and leads to no other site", async (path) => {
  const { address, fields } = await pageAt(path);
  const wrong: string[] = [];
  for (const form of fc.sample(formsOf(fields), FORMS)) {
    const problem = await send(address, new URLSearchParams(form));
    if (problem) wrong.push(`${problem}: ${JSON.stringify(form).slice(0, 300)}`);
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(store.broken).toEqual([]);
});

test("the form with a file takes whatever stands for one without a fault", async () => {
  const files = [
    ["a.png", Buffer.from("not a picture")],
    ["../../etc/passwd", Buffer.alloc(0)],
    ["a.php.jpg", Buffer.from("<?php system(1)")],
    ["a.svg", Buffer.from("<svg onload=alert(1)>")],
    ["x".repeat(3_000), Buffer.alloc(2_000, 0xff)],
    ["a.pdf", Buffer.from("%PDF-1.7")],
    ["\u202eabc.png", Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ] as const;
  const { fields } = await pageAt("/support/rma");
  for (const [name, bytes] of files)
    for (const field of ["File", "Proof", "file", ...new Set(fields.map(([each]) => each))]) {
      const form = new FormData();
      for (const [each, value] of fields) form.append(each, value);
      form.append("OrderNumber", order);
      form.append(field, new Blob([bytes]), name);
      expect(await send("/support/rma", form), `${field} ${name.slice(0, 20)}`).toBeNull();
    }
});

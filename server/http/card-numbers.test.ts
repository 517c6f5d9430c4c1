import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { notFreeText } from "#contract/schemas/not-free-text.ts";
import { typedLine } from "#contract/schemas/typed-line.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { ROUTES } from "../routes.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { checkInput } from "./check-input.ts";
import { createApp } from "./app.ts";
import { noRateLimits } from "./rate-limits.ts";

let db: Database;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  const member = { ...NOBODY_YET, kind: "member", memberId: 1, sessionId: "x" } as const;
  const staff = { ...AT_THE_DESK, roles: new Set(["owner"] as const) } as const;
  app = createApp({
    world: makeTestWorld(db),
    routes: ROUTES,
    limits: noRateLimits,
    makePrincipal: (_, __, who) => Promise.resolve(who === "staff" ? staff : member),
  });
});
afterAll(() => db.close());

const AT_THE_DESK = { kind: "staff", staffId: 1, name: "Ines", sessionId: "x", isFresh: true, clientKey: "x" } as const;

/** Whoever may call a shopper's and a member's calls. */
const NOBODY_YET = {
  clientKey: "x",
  cartTokenSha256: null,
  sessionSha256: null,
  stepSha256: null,
  knownBrowser: null,
  orderKeys: new Map<string, string>(),
};

const SPELLINGS = [
  "4242424242424242",
  "4111 1111 1111 1111",
  "5555.5555.5555.4444",
  "3782-822463-10005",
  "６０１１ １１１１ １１１１ １１１７",
  "my card is 4242\u00a04242\u00a04242\u00a04242 cvv 123",
];

/** Paths of every text that a schema takes, and that the contract has not marked. */
function texts(schema: z.ZodType, path: readonly string[] = []): string[][] {
  const one = schema as z.ZodType & {
    shape?: Record<string, z.ZodType>;
    unwrap?: () => z.ZodType;
    element?: z.ZodType;
  };
  if (schema.meta()?.["freeText"] === false) return [];
  if (one.shape) return Object.entries(one.shape).flatMap(([key, inner]) => texts(inner, [...path, key]));
  if (one.unwrap && !one.element) return texts(one.unwrap(), path);
  return ["string", "union", "enum"].includes(schema.type) ? [[...path]] : [];
}

const nested = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);

const FIELDS = ROUTES.flatMap(({ endpoint, isSilent = false }) => [
  ...texts(endpoint.body).map((path) => ({ endpoint, isSilent, part: "body", path })),
  ...texts(endpoint.query)
    .filter(([first = ""]) => !endpoint.path.includes(`:${first}`))
    .map((path) => ({ endpoint, isSilent, part: "query", path })),
]).map((field) => ({ ...field, name: `${field.endpoint.method} ${field.endpoint.path} ${field.path.join(".")}` }));

test("there are texts to try in both parts of a call", () => {
  for (const part of ["body", "query"]) expect(FIELDS.filter((field) => field.part === part).length).toBeGreaterThan(5);
});

test.each(FIELDS)("a card number in $name is refused by name, in every spelling, and not sent back", async (field) => {
  const { endpoint, isSilent, part, path } = field;
  for (const card of SPELLINGS) {
    const query = part === "query" ? `?${new URLSearchParams({ [path.join(".")]: card })}` : "";
    const answer = await app.request(endpoint.path.replaceAll(/:\w+/g, "x") + query, {
      method: endpoint.method,
      headers: { "content-type": "application/json" },
      ...(part === "body" && { body: JSON.stringify(nested(path, card)) }),
    });
    const text = await answer.text();
    expect(text).not.toContain(card);
    // Nothing is there for whoever lacks its secret.
    const refused = isSilent
      ? { Reason: "not_found" }
      : { Reason: "card_number_not_here", Fields: [{ field: path.join(".") }] };
    expect([answer.status, JSON.parse(text)]).toMatchObject([isSilent ? 404 : 422, refused]);
  }
});

test("a card number in a field that no call knows, in a list, or as a number is refused too", () => {
  const schema = z.object({ note: z.string(), list: z.array(z.string()) });
  for (const [input, field] of [
    [{ other: "4242424242424242" }, "other"],
    [{ list: ["fine", "4242 4242 4242 4242"] }, "list.1"],
    [{ note: 4242424242424242 }, "note"],
  ] as const)
    expect(checkInput(schema, input)).toMatchObject({
      reason: "card_number_not_here",
      fields: [{ field }],
    });
});

test("a card number whose digits were kept apart by what is not kept is refused", () => {
  const schema = z.object({ Name: typedLine(60) });
  for (const apart of ["    ", "\u200b\u200b\u200b\u200b", "\u3164"])
    expect(checkInput(schema, { Name: ["4242", "4242", "4242", "4242"].join(apart) })).toMatchObject({
      reason: "card_number_not_here",
      fields: [{ field: "Name" }],
    });
});

test("a tracking or serial number that the contract marks keeps its digits", () => {
  const schema = z.strictObject({ Serials: z.array(notFreeText(z.string())).optional(), Comment: z.string() });
  const serial = "4242424242424242";
  expect(checkInput(schema, { Serials: [serial], Comment: "see the box" })).toMatchObject({ ok: true });
  expect(checkInput(schema, { Serials: [serial], Comment: serial })).toMatchObject({
    fields: [{ field: "Comment" }],
  });
});

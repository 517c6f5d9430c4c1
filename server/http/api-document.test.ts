import { expect, test } from "vitest";
import type { z } from "zod";
import { ROUTES } from "../routes.ts";
import { apiDocument, type Operation as Described } from "./api-document.ts";
import examples from "./api-examples.json" with { type: "json" };
import { apiPage } from "./api-page.ts";
import { type ApiExample, chooseExamples, exampleName } from "./choose-examples.ts";

interface Schema {
  def: { type: string } & Record<string, unknown>;
}
interface Documented {
  type?: unknown;
  properties?: Record<string, Documented>;
  items?: Documented;
  /** Of what may be null: the thing, then null. */
  anyOf?: Documented[];
}

const EXAMPLES: Readonly<Record<string, ApiExample>> = examples;
const document = apiDocument(ROUTES, { name: "Rigsmith", url: "http://localhost:3000" }, EXAMPLES);

/** Fields of a body that the contract declares whole, with the type that the document gives them. */
function wholeFields(schema: Schema, described: Documented | undefined, path: string): [string, unknown][] {
  const documented = described?.anyOf?.[0] ?? described;
  const { def } = schema;
  const inner = (def["innerType"] ?? (def.type === "pipe" ? def["in"] : undefined)) as Schema | undefined;
  if (inner) return wholeFields(inner, documented, path);
  if (def.type === "array") return wholeFields(def["element"] as Schema, documented?.items, `${path}[]`);
  if (def.type === "object")
    return Object.entries(def["shape"] as Record<string, Schema>).flatMap(([name, field]) =>
      wholeFields(field, documented?.properties?.[name], `${path}.${name}`),
    );
  const isWhole = def.type === "number" && typeof def["format"] === "string" && /int/.test(def["format"]);
  return isWhole ? [[path, [documented?.type].flat()[0]]] : [];
}

type Operation = {
  parameters?: { name: string; schema: Documented }[];
  requestBody?: { content: Record<string, { schema: Documented }> };
  responses: Record<string, { content: Record<string, { schema: Documented }> }>;
};

test("every field that is a whole number is documented as an integer", () => {
  const fields = ROUTES.flatMap(({ endpoint }) => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    const method = endpoint.method.toLowerCase() as "get";
    const operation = document.paths?.[path]?.[method] as Operation;
    const of = (schema: z.ZodType, documented: Documented | undefined, name: string) =>
      wholeFields(schema as unknown as Schema, documented, `${endpoint.method} ${path} ${name}`);
    const query = {
      properties: Object.fromEntries((operation.parameters ?? []).map((each) => [each.name, each.schema])),
    };
    return [
      ...of(endpoint.query, query, "query"),
      ...(endpoint.method === "GET"
        ? []
        : of(endpoint.body, operation.requestBody?.content["application/json"]?.schema, "body")),
      ...of(endpoint.reply, operation.responses["200"]?.content["application/json"]?.schema, "reply"),
    ];
  });
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter(([, type]) => type !== "integer")).toEqual([]);
});

const DESCRIBED = ROUTES.map((route) => {
  const { method, path } = route.endpoint;
  const operation = document.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
  return { name: exampleName(route), route, operation };
});
const replyIn = (operation: Described | undefined) => operation?.responses["200"]?.content["application/json"]?.example;
const bodyIn = (operation: Described | undefined) => operation?.requestBody?.content["application/json"]?.example;

test("every call is shown with an answer that the store gave, and it still answers so", () => {
  expect(DESCRIBED.filter(({ operation }) => replyIn(operation) === undefined).map(({ name }) => name)).toEqual([]);
  const stale = DESCRIBED.filter(({ route, operation }) => !route.endpoint.reply.safeParse(replyIn(operation)).success);
  expect(stale.map(({ name }) => name)).toEqual([]);
});

test("what is shown as sent is what the call takes", () => {
  const changing = DESCRIBED.filter(({ route }) => route.endpoint.method !== "GET");
  const refused = changing.filter(({ route, operation }) => !route.endpoint.body.safeParse(bodyIn(operation)).success);
  expect(refused.map(({ name }) => name)).toEqual([]);
});

test("no example is of a call that there is not", () => {
  const names = new Set(ROUTES.map(exampleName));
  expect(Object.keys(EXAMPLES).filter((name) => !names.has(name))).toEqual([]);
});

test("of what was noted of a call the fullest plain answer is kept, and of a long one the beginning of its lists", () => {
  const route = ROUTES.find(({ endpoint }) => endpoint.path === "/api/carts/checkStock");
  if (!route) throw new Error("The call is gone");
  const item = { SkuID: 1, Quantity: 1, Stock: 5, IsAvailable: true, EstimatedShip: "Ships Mon, Nov 23" };
  const noted = (items: number, Success = true) => ({
    method: "POST",
    path: "/api/carts/checkStock?",
    body: { Items: [] },
    reply: { Success, IsAvailable: true, Items: Array.from({ length: items }, () => item) },
  });
  const kept = (...all: ReturnType<typeof noted>[]) =>
    (chooseExamples([route], all, {})["POST /api/carts/checkStock"]?.reply as { Items: unknown[] } | undefined)?.Items
      .length;
  expect(kept(noted(1), noted(3), noted(2))).toBe(3);
  expect(kept(noted(1, false))).toBeUndefined();
  expect(kept(noted(200))).toBe(2);
  expect(chooseExamples([route], [], { "POST /api/carts/checkStock": { reply: 1 } })).toEqual({
    "POST /api/carts/checkStock": { reply: 1 },
  });
});

test("the page has every call under its noun, with its fields and its example, and nothing that runs", () => {
  const page = apiPage(document, "Rigsmith");
  expect(page.match(/<article /g)).toHaveLength(ROUTES.length);
  expect(page).toContain('<a href="#post-api-carts-addtocart">POST carts/addToCart</a>');
  expect(page).toContain('<article id="post-api-carts-addtocart">');
  expect(page).toMatch(/<th scope="row"><code>SkuID<\/code><\/th><td>integer<\/td>/);
  expect(page).toContain("&quot;ShoppingCartID&quot;");
  expect(page).not.toMatch(/<script|<[^>]*\son[a-z]+=|>undefined</);
});

test("of a call that takes a file it is said that the file comes last", () => {
  const described = ROUTES.flatMap(({ endpoint: { method, path }, rules }) =>
    rules.file ? [{ field: rules.file.field, said: document.paths[path]?.[method.toLowerCase()]?.description }] : [],
  );
  expect(described.length).toBeGreaterThan(2);
  for (const { field, said } of described) expect(said).toContain(`${field} comes last in the body.`);
});

import { expect, test } from "vitest";
import type { z } from "zod";
import { ROUTES } from "../routes.ts";
import { apiDocument } from "./api-document.ts";

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

const document = apiDocument(ROUTES, { name: "Rigsmith", url: "http://localhost:3000" });

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

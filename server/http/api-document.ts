import { z } from "zod";
import { Alert } from "#contract/schemas/alert.ts";
import { type ApiExample, exampleName } from "./choose-examples.ts";
import type { Route } from "./route.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Content = { content: Record<string, { schema: JsonSchema; example?: unknown }> };

export interface Operation {
  summary: string;
  description: string;
  tags: string[];
  parameters?: {
    name: string;
    in: "query" | "path";
    required: boolean;
    schema: JsonSchema | boolean;
    example?: string;
  }[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

/** OpenAPI 3.1, whose schemas are JSON Schema itself. */
export interface ApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  /** By path, then by method in small letters. */
  paths: Record<string, Record<string, Operation>>;
}

/**
 * The OpenAPI document, written from the same contract that checks every request. `examples` are answers that the store
 * gave, by `GET /api/carts/cart-init`.
 */
export function apiDocument(
  routes: readonly Route[],
  store: { name: string; url: string },
  examples: Readonly<Record<string, ApiExample>>,
): ApiDocument {
  const paths: ApiDocument["paths"] = {};
  for (const route of routes) {
    const { method, path } = route.endpoint;
    (paths[path.replaceAll(/:(\w+)/g, "{$1}")] ??= {})[method.toLowerCase()] = operation(
      route,
      exampleOf(route, routes, examples),
    );
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${store.name} API`,
      version: "1",
      description:
        "Money is US dollars as a number with two decimals. Every answer that is not a success is the generic alert; its `Reason` is the rule's own word.",
    },
    servers: [{ url: store.url }],
    paths,
  };
}

/** Its own, or that of the same call under another path. */
function exampleOf(
  route: Route,
  routes: readonly Route[],
  examples: Readonly<Record<string, ApiExample>>,
): ApiExample | undefined {
  const same = routes.filter(({ endpoint }) => endpoint.summary === route.endpoint.summary);
  return examples[exampleName(route)] ?? same.map((other) => examples[exampleName(other)]).find(Boolean);
}

function operation({ endpoint, rules }: Route, example: ApiExample | undefined): Operation {
  const { properties = {}, required = [] } = schemaOf(endpoint.query, "input");
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: endpoint.path.includes(`:${name}`) ? ("path" as const) : ("query" as const),
    required: required.includes(name),
    schema,
    ...(example?.query?.[name] !== undefined && { example: example.query[name] }),
  }));
  return {
    summary: endpoint.summary,
    description: describe(endpoint.named, rules),
    tags: [nounOf(endpoint.path)],
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.method !== "GET" && { requestBody: json(schemaOf(endpoint.body, "input"), example?.body) }),
    responses: {
      200: { description: "Done", ...json(schemaOf(endpoint.reply, "output"), example?.reply) },
      default: { description: "Refused: the generic alert", ...json(schemaOf(Alert, "output")) },
    },
  };
}

/** `carts` of `/api/carts/coupon`; what stands by itself is about the whole shop. */
function nounOf(path: string): string {
  const [, , noun = "", call] = path.split("/");
  return call === undefined ? "shop" : noun;
}

const json = (schema: JsonSchema, example?: unknown): Content => ({
  content: { "application/json": { schema, ...(example !== undefined && { example }) } },
});

/** As a caller writes it (`input`), or as the store answers (`output`). */
function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ jsonSchema }) {
      // A reply may gain fields, and what a number can hold safely is no limit of ours.
      if (io === "output" && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return described;
}

function describe(named: Route["endpoint"]["named"], rules: Route["rules"]): string {
  const whose = WHOSE[rules.who];
  const path =
    named === "specification" ? "The path is the specification's." : "The path is ours; the specification names none.";
  const file = rules.file ? ` ${rules.file.field} comes last in the body.` : "";
  return `${whose} ${path}${file}`;
}

const WHOSE: Record<Route["rules"]["who"], string> = {
  anyone: "Anyone may call it.",
  shopper: "Acts on the visitor's own cart and orders.",
  member: "For members who signed in.",
  staff: "For the store's staff.",
  operator: "For whoever runs the store.",
  gateway: "For the gateway of text messages, which signs its calls.",
  carrier: "For the carrier of parcels, which signs its calls.",
  mailer: "For the provider of mail, which signs its calls.",
  signer: "For an outside service that signs its calls.",
  monitor: "For monitors of the store's own network.",
};

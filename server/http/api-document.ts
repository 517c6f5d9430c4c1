import { OpenAPIHono, z } from "@hono/zod-openapi";
import { Alert } from "#contract/schemas/alert.ts";
import type { Route } from "./route.ts";

export type ApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

/** The OpenAPI document, written from the same contract that checks every request. */
export function apiDocument(routes: readonly Route[], store: { name: string; url: string }): ApiDocument {
  const app = new OpenAPIHono();
  for (const { endpoint, rules } of routes) {
    const hasBody = endpoint.method !== "GET";
    app.openAPIRegistry.registerPath({
      method: endpoint.method.toLowerCase() as "get" | "post" | "put" | "delete",
      path: endpoint.path.replaceAll(/:(\w+)/g, "{$1}"),
      summary: endpoint.summary,
      description: describe(endpoint.named, rules),
      tags: [endpoint.path.split("/")[2] ?? "api"],
      request: {
        query: endpoint.query as z.ZodObject,
        ...(hasBody && { body: { content: { "application/json": { schema: endpoint.body } } } }),
      },
      responses: {
        200: { description: "Done", content: { "application/json": { schema: endpoint.reply } } },
        default: { description: "Refused: the generic alert", content: { "application/json": { schema: Alert } } },
      },
    });
  }
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${store.name} API`,
      version: "1",
      description:
        "Money is US dollars as a number with two decimals. Every answer that is not a success is the generic alert; its `Reason` is the rule's own word.",
    },
    servers: [{ url: store.url }],
  });
}

function describe(named: Route["endpoint"]["named"], rules: Route["rules"]): string {
  const whose = WHOSE[rules.who];
  const path =
    named === "specification" ? "The path is the specification's." : "The path is ours; the specification names none.";
  return `${whose} ${path}`;
}

const WHOSE: Record<Route["rules"]["who"], string> = {
  anyone: "Anyone may call it.",
  shopper: "Acts on the visitor's own cart and orders.",
  member: "For members who signed in.",
  staff: "For the store's staff.",
  operator: "For whoever runs the store.",
  signer: "For an outside service that signs its calls.",
  monitor: "For monitors of the store's own network.",
};

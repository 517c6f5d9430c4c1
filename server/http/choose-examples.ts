import type { Route } from "./route.ts";

/** What somebody sent and was answered, as the document shows it. */
export interface ApiExample {
  query?: Record<string, string>;
  body?: unknown;
  reply: unknown;
}

interface Noted {
  method: string;
  path: string;
  body: unknown;
  reply: unknown;
}

/** Of a list that many stand in. */
const SHOWN_OF_A_LIST = 2;
/** Longer answers are of whole catalogues: their lists are cut. */
const PLAIN_BYTES = 3_000;

/**
 * One example a call, by `POST /api/carts/addToCart`: the fullest plain answer that fits the call's own schemas, or a
 * longer one with its lists cut. A call that nobody asked keeps the example it had.
 */
export function chooseExamples(
  routes: readonly Route[],
  noted: readonly Noted[],
  before: Readonly<Record<string, ApiExample>>,
): Record<string, ApiExample> {
  const chosen = routes.map((route) => {
    const name = exampleName(route);
    const answers = noted.filter((each) => isOf(route, each)).map((each) => toExample(route, each));
    const fitting = answers.filter((example) => example !== null).toSorted((a, b) => sizeOf(a) - sizeOf(b));
    const plain = fitting.findLast((example) => sizeOf(example) <= PLAIN_BYTES);
    return [name, plain ?? (fitting[0] && cut(route, fitting[0])) ?? before[name]] as const;
  });
  return Object.fromEntries(chosen.filter((entry): entry is [string, ApiExample] => entry[1] !== undefined));
}

export function exampleName({ endpoint }: Route): string {
  return `${endpoint.method} ${endpoint.path}`;
}

function isOf({ endpoint }: Route, { method, path }: Noted): boolean {
  const pattern = endpoint.path.replaceAll(/:\w+/g, "[^/?]+");
  return method === endpoint.method && new RegExp(`^${pattern}(?:\\?|$)`).test(path);
}

function toExample({ endpoint }: Route, { method, path, body, reply }: Noted): ApiExample | null {
  if (!endpoint.reply.safeParse(reply).success) return null;
  const query = Object.fromEntries(new URL(path, "http://store").searchParams);
  return {
    ...(Object.keys(query).length > 0 && { query }),
    ...(method !== "GET" && { body }),
    reply,
  };
}

function sizeOf(example: ApiExample): number {
  return JSON.stringify(example).length;
}

function cut({ endpoint }: Route, example: ApiExample): ApiExample {
  const reply = shortened(example.reply);
  return endpoint.reply.safeParse(reply).success ? { ...example, reply } : example;
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN_OF_A_LIST).map(shortened);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}

import { readFileSync } from "node:fs";
import { parseAst } from "vite";
import { pathOf } from "./imports-of.ts";

/** A test of a file with all that it runs: its own call, and the file's declarations that it names, however far. */
export interface TestCall {
  /** As it is written, with its placeholders. */
  title: string;
  /** Source of the call, its table included, of what it reaches in the file, and of what runs before it. */
  text: string;
  /** Names that the call and what it reaches use: fixtures, variables, calls. What only runs before it is none of its own. */
  names: ReadonlySet<string>;
  /** Our own files out of which one of the names comes. */
  from: ReadonlySet<string>;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const read = new Map<string, TestCall[]>();

/** The tests of a file, each once. */
export function testCallsOf(file: string): TestCall[] {
  const calls = read.get(file) ?? testCalls(file, readFileSync(file, "utf8"));
  read.set(file, calls);
  return calls;
}

export function testCalls(file: string, source: string): TestCall[] {
  const program = parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }) as unknown as Node;
  const declared = new Map<string, Node[]>();
  const imported = new Map<string, string>();
  const calls: { title: string; node: Node }[] = [];
  const hooks: Node[] = [];
  const groups: Node[] = [];
  const loops: Node[] = [];
  const declare = (name: string, node: Node) => declared.set(name, [...(declared.get(name) ?? []), node]);

  walk(program, (node) => {
    if (node.type === "ImportDeclaration") {
      const path = pathOf(file, literal(node["source"] as Node) ?? "");
      if (path !== null && node["importKind"] !== "type")
        for (const one of node["specifiers"] as Node[]) imported.set(nameOf(one["local"]), path);
    }
    if (node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") declare(nameOf(node["id"]), node);
    if (node.type === "VariableDeclarator") for (const name of patternNames(node["id"] as Node)) declare(name, node);
    if (node.type === "AssignmentExpression")
      for (const name of patternNames(node["left"] as Node)) declare(name, node);
    if (node.type === "ForOfStatement") loops.push(node);
    if (node.type === "CallExpression") {
      const [first] = node["arguments"] as Node[];
      if (/^(?:test|it)$/.test(rootOf(node["callee"] as Node)) && first && isTitle(first))
        calls.push({ title: unescape(source.slice(first.start + 1, first.end - 1)), node });
      if (/^before(?:All|Each)$/.test(hookOf(node["callee"] as Node))) hooks.push(node);
      if (rootOf(node["callee"] as Node) === "describe") groups.push(node);
    }
  });

  const reachFrom = (starts: readonly Node[]) => {
    const nodes = new Set<Node>();
    const names = new Set<string>();
    const queue = [...starts];
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (nodes.has(next)) continue;
      nodes.add(next);
      walk(next, ({ type, name }) => {
        if (!/^(?:JSX)?Identifier$/.test(type) || names.has(name as string)) return;
        names.add(name as string);
        queue.push(...(declared.get(name as string) ?? []));
      });
    }
    return { nodes, names };
  };
  return calls.map(({ title, node }) => {
    const within = new Set(groups.filter((group) => group.start < node.start && node.end < group.end));
    const isAround = (hook: Node) =>
      groups.every((group) => within.has(group) || hook.start < group.start || group.end < hook.end);
    const tables = loops.filter((loop) => loop.start < node.start && node.end < loop.end);
    const own = reachFrom([node, ...tables.map(({ right }) => right as Node)]);
    const { nodes } = reachFrom([...own.nodes, ...hooks.filter(isAround)]);
    const text = [...nodes].map(({ start, end }) => source.slice(start, end)).join("\n");
    return { title, text, names: own.names, from: new Set([...own.names].flatMap((name) => imported.get(name) ?? [])) };
  });
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === "typeAnnotation" || key === "typeArguments") continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (child !== null && typeof child === "object" && "type" in child) walk(child as Node, visit);
  }
}

/** `test` of `test.each(rows)`. */
function rootOf(node: Node): string {
  const inner = node["object"] ?? node["callee"] ?? node["tag"];
  return inner ? rootOf(inner as Node) : nameOf(node);
}

/** `beforeAll`, or Playwright's `test.beforeAll`. */
function hookOf(node: Node): string {
  return nameOf(node["property"] ?? node);
}

function patternNames(node: Node): string[] {
  if (node.type === "Identifier") return [nameOf(node)];
  const parts = (node["properties"] ?? node["elements"] ?? []) as (Node | null)[];
  return parts.flatMap((part) =>
    part ? patternNames((part["value"] ?? part["argument"] ?? part["left"] ?? part) as Node) : [],
  );
}

const nameOf = (node: unknown) => ((node as Node | null)?.["name"] as string | undefined) ?? "";
const literal = (node: Node) => (typeof node["value"] === "string" ? node["value"] : null);
const isTitle = (node: Node) => literal(node) !== null || node.type === "TemplateLiteral";
const unescape = (text: string) => text.replaceAll(/\\(["'`])/g, "$1");

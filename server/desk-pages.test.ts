import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DESK_ROUTES } from "./desk-routes.ts";

/** Names of the contract's calls by what they are sent to. */
async function callNames(): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const file of readdirSync("contract").filter((name) =>
    /^(?:staff|creators|tax-exemptions|id-discount).*\.ts$/.test(name),
  )) {
    const calls = (await import(`#contract/${file}`)) as Record<string, { method?: string; path?: string }>;
    for (const [name, { method, path }] of Object.entries(calls)) names.set(`${method} ${path}`, name);
  }
  return names;
}

/** What a page takes from the contract: it calls each of them, or the lint says that it is not used. */
function callsOf(page: string): string[] {
  const imports = page.matchAll(/import \{([^}]+)\} from "#contract\//g);
  return [...imports].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));
}

test("every call of the desk is driven by a page of the desk", async () => {
  const names = await callNames();
  const pages = readdirSync("storefront/staff")
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`storefront/staff/${name}`, "utf8"));
  const undriven = DESK_ROUTES.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).filter((address) => {
    const name = names.get(address);
    return name === undefined || !pages.some((page) => callsOf(page).includes(name));
  });
  expect(undriven).toEqual([]);
  expect(DESK_ROUTES.length).toBeGreaterThan(45);
});

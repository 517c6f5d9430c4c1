import { checkStoreConfig } from "./check-store-config.ts";
import type { ConfigProblem } from "./config-problem.ts";
import { pricingConfig } from "./pricing-config.ts";
import type { StoreConfig } from "./store-config.ts";

/** A figure that is another one now; `undefined` where there was or is none. */
export interface SettingDifference {
  field: string;
  was: unknown;
  is: unknown;
}

export type ChangedPricing =
  | { ok: true; config: StoreConfig; differences: readonly SettingDifference[] }
  | { ok: false; problems: readonly ConfigProblem[] };

/**
 * The settings with some of what prices an order changed, under a version of their own. `change` is what somebody wrote
 * in a file, like `{ "points": { "earnedPerDollar": 2 } }`: objects field by field, lists whole.
 */
export function changePricing(config: StoreConfig, change: unknown, version: string): ChangedPricing {
  const today = pricingConfig(config);
  if (!isRecord(change)) return { ok: false, problems: [{ field: "the file", problem: "holds no settings" }] };
  const { version: _, ...changeable } = today;
  const problems = misfits(change, [changeable], "", false);
  if (problems.length > 0) return { ok: false, problems };
  const changed = { ...config, ...(merged(today, change) as typeof today), version };
  const faults = faultsOf(changed);
  if (faults.length > 0) return { ok: false, problems: faults };
  const differences = differencesOf(today, pricingConfig(changed), "").filter(({ field }) => field !== "version");
  if (differences.length === 0) return { ok: false, problems: [{ field: "the file", problem: "changes nothing" }] };
  return { ok: true, config: changed, differences };
}

/** A list of something else than the checks expect may break them: that is a fault of the file like any other. */
function faultsOf(config: StoreConfig): readonly ConfigProblem[] {
  try {
    return checkStoreConfig(config);
  } catch (error) {
    return [
      { field: "the file", problem: `cannot be read: ${error instanceof Error ? error.message : String(error)}` },
    ];
  }
}

/**
 * What differs in kind from the settings of today: a word for a figure, a name that is none. Of an object in a list
 * everything must be there that each of its neighbors has; elsewhere what is left out stays.
 */
function misfits(value: unknown, known: readonly unknown[], field: string, isWhole: boolean): ConfigProblem[] {
  if (known.length === 0) return [];
  const kinds = [...new Set(known.map(kindOf))];
  if (!kinds.includes(kindOf(value)))
    return [{ field, problem: `must be ${kinds.join(" or ")}, not ${kindOf(value)}` }];
  if (Array.isArray(value)) {
    const neighbors = known.filter(Array.isArray).flat();
    return value.flatMap((one, at) => misfits(one, neighbors, `${field}[${at}]`, true));
  }
  return isRecord(value) ? misfitsWithin(value, known.filter(isRecord), field, isWhole) : [];
}

function misfitsWithin(
  value: Readonly<Record<string, unknown>>,
  known: readonly Readonly<Record<string, unknown>>[],
  field: string,
  isWhole: boolean,
): ConfigProblem[] {
  const path = field === "" ? "" : `${field}.`;
  const [first = {}] = known;
  const missing = isWhole
    ? Object.keys(first).filter((name) => known.every((one) => name in one) && !(name in value))
    : [];
  return [
    ...missing.map((name) => ({ field: path + name, problem: "is missing" })),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const those = known.filter((one) => name in one).map((one) => one[name]);
      if (those.length === 0) return [{ field: path + name, problem: "is no setting that prices an order" }];
      return misfits(inner, those, path + name, isWhole);
    }),
  ];
}

function merged(known: unknown, change: unknown): unknown {
  if (!isRecord(known) || !isRecord(change)) return change;
  const inner = Object.entries(change).map(([name, value]) => [name, merged(known[name], value)]);
  return { ...known, ...Object.fromEntries(inner) };
}

function differencesOf(was: unknown, is: unknown, field: string): SettingDifference[] {
  if (isObject(was) && isObject(is)) {
    const names = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...names].flatMap((name) => differencesOf(was[name], is[name], field === "" ? name : `${field}.${name}`));
  }
  return was === is ? [] : [{ field, was, is }];
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : `a ${typeof value}`.replace("a o", "an o");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

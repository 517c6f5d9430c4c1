import type { Wanted } from "#rules/easy-builder/finish-pair.ts";
import { makePairTable, type PairTable } from "#rules/easy-builder/pair-table.ts";
import { storeDay } from "../carts/store-day.ts";
import type { World } from "../world.ts";
import { loadBases, type ShopBase } from "./load-bases.ts";

export type WithoutProof = Omit<Wanted, "virtues" | "proves">;

export interface Pairs {
  bases: readonly ShopBase[];
  pairs: PairTable;
}

interface Kept {
  /** Rules of a land begin and end by it. */
  day: string;
  made: Promise<Pairs>;
}

/** By what can be had, then by the least memory and drive; gone with what could be had. */
const KEPT = new WeakMap<object, Map<string, Kept>>();

/** Pairs of every PC, made once a day while the same things can be had: at 8,000 parts they cost ten times an answer. */
export async function keptPairs(
  world: Pick<World, "catalogue" | "config" | "now">,
  wanted: WithoutProof,
): Promise<Pairs> {
  const shelf = await world.catalogue.shelf();
  const tables = KEPT.get(shelf) ?? new Map<string, Kept>();
  KEPT.set(shelf, tables);
  const name = `${wanted.memoryGb} ${wanted.driveGb}`;
  const day = storeDay(world);
  const kept = tables.get(name);
  if (kept?.day === day) return kept.made;
  const made = makePairs(world, wanted);
  tables.set(name, { day, made });
  // A passing fault of the database is not kept.
  made.catch(() => tables.delete(name));
  return made;
}

async function makePairs(world: Pick<World, "catalogue">, wanted: WithoutProof): Promise<Pairs> {
  const bases = await loadBases(world);
  return { bases, pairs: makePairTable(bases, { ...wanted, virtues: [], proves: () => true }) };
}

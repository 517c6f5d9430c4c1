import type { SlotId } from "#rules/build/chosen-parts.ts";
import type { RuleId } from "#rules/build/rule-ids.ts";
import type { Unit, VerdictClass } from "#rules/build/verdict.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";

/** A part in a slot, with all of its units. */
export interface BuildPart {
  skuId: number;
  name: string;
  /** The picture's name and version, for its address. */
  picture: string;
  pictureVersion: string;
  quantity: number;
  /** The PC as it stands has it, too. */
  isIncluded: boolean;
}

/** One choice that clears a blocker and adds none. */
export interface BuildFix {
  slot: number;
  /** Null: the slot is left empty. */
  skuId: number | null;
  text: string;
  /** Code of the build with it. */
  build: string;
  /** What the PC then costs more, or less. */
  difference: WireMoney;
}

/** What a rule says of a build, with both facts it compares. */
export interface BuildVerdict {
  rule: RuleId;
  cls: VerdictClass;
  /** What the parts ask for, what they are given, and the room that is left; a number has the unit. */
  have: number | string | string[] | null;
  limit: number | string | string[] | null;
  unit: Unit | null;
  margin: number | null;
  /** Who does a step. */
  by: "we" | "you" | null;
  text: string;
  /** Slots of the parts that it compares. */
  slots: number[];
  keepsFromSale: boolean;
  /** Of a blocker; none where no part of ours clears it. */
  fixes: BuildFix[];
}

export interface BuildSlot {
  slot: number;
  title: string;
  /** Null where it is empty. */
  part: BuildPart | null;
  mayBeEmpty: boolean;
  /** The most units of a part that it takes. */
  most: number;
  /** The worst of what the rules say of its part; null where none has anything to say. */
  cls: VerdictClass | null;
}

/** A PC with chosen parts as it could be bought now. */
export interface JudgedBuild {
  skuId: number;
  slug: string;
  name: string;
  link: string;
  /** Its code; that of what the PC includes where none was asked for. */
  build: string;
  price: WireMoney;
  /** As the PC stands. */
  standing: WireMoney;
  /** What makes the difference, slot by slot: they sum to price less standing. */
  changes: { text: string; amount: WireMoney }[];
  slots: BuildSlot[];
  /** Rules that had something to compare, and how many of them are content. */
  checks: number;
  fits: number;
  /** All that is not `ok`, the gravest first. */
  verdicts: BuildVerdict[];
  /** What it still needs. */
  missing: { slot: number; text: string }[];
  /** `Ships Tue, Dec 1`, with the part that it waits for. */
  ships: string;
  waitsFor: string | null;
  /** Why it cannot be bought now; null where it can. */
  problem: string | null;
}

export interface BuildOption extends BuildPart {
  isChosen: boolean;
  /** Units on the shelf; null where nobody counts them. */
  left: number | null;
  /** What the PC costs more, or less, with it instead of what is chosen now. */
  difference: WireMoney;
  fits: boolean;
  cls: VerdictClass;
  /** The rule that says the worst, null where none has anything to say; and its words, null where it is content. */
  rule: RuleId | null;
  text: string | null;
  /** Code of the build with it. */
  build: string;
}

/** Options of a slot, a page of them. */
export interface BuildOptions {
  slot: number;
  title: string;
  total: number;
  fits: number;
  /** Why the others do not: each counted once, by the first rule that it breaks. */
  reasons: { rule: RuleId; text: string; count: number }[];
  page: number;
  pages: number;
  /** The cheapest first. */
  options: BuildOption[];
}

/** A PC of ours with these parts, judged and priced. Nothing is kept, and nothing is held. */
export const judgeBuild = call<{
  query: { sku: number; build?: string | undefined };
  reply: JudgedBuild;
}>("GET", "/api/builds/judge");

/** What could stand in a slot of a build: what fits, or all of it. */
export const listBuildOptions = call<{
  query: {
    sku: number;
    build?: string | undefined;
    slot: SlotId;
    show?: "fits" | "all" | undefined;
    page?: number | undefined;
  };
  reply: BuildOptions;
}>("GET", "/api/builds/options");

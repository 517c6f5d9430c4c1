import type { SlotId } from "#rules/build/chosen-parts.ts";
import type { RuleId } from "#rules/build/rule-ids.ts";
import type { Unit, VerdictClass } from "#rules/build/verdict.ts";
import type { FrameRate } from "#rules/frames/frame-rate.ts";
import type { Resolution } from "#rules/frames/frame-table.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { Picture } from "./picture.ts";

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

/** Where a law of energy keeps a build out. */
export interface KeptOut {
  /** Of the USA; never none. */
  states: string[];
  /** What the PC as it stands uses at rest, and what these states allow; null where nobody measured it. */
  kwhPerYear: number | null;
  kwhAllowed: number | null;
  /** Choices with which it may go there; none where no part of ours does it. */
  fixes: BuildFix[];
}

/** The light of a build. */
export interface BuildLight {
  /** Six hex characters; null as the makers of its parts set it. */
  color: string | null;
  /** Slots whose part shines in it; none of a build that was asked for in a color that nothing of it can shine in. */
  slots: number[];
}

/** Frames a second in the game that somebody plays, on its high preset. */
export interface BuildFrames {
  /** Made up for the demonstration, which every page that shows them says. */
  sample: boolean;
  games: { slug: string; name: string }[];
  /** Slug of the one that they are of: the first of all where none was asked for. */
  game: string;
  resolution: Resolution;
  /** Null until a processor and a card are chosen. */
  rate: FrameRate | null;
}

/** What a processor or a card makes of them. */
export interface OptionFrames {
  rate: FrameRate;
  /** Percent that the average is above what is chosen now, or below it; null where one of both has no number. */
  more: number | null;
}

/** What is otherwise than whoever made a link may think. */
export interface BuildNews {
  /** Null: the PC itself. */
  slot: number | null;
  text: string;
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
  /** Its page; empty for a PC that begins with nothing, which has none. */
  link: string;
  /** Of PC Lab: no part is included, and each is paid. */
  fromNothing: boolean;
  /** When it was judged: a link that keeps it can tell what changed since. */
  at: string;
  /** Its code; that of what the PC includes where none was asked for. */
  build: string;
  price: WireMoney;
  /** As the PC stands. */
  standing: WireMoney;
  /** What makes the difference, slot by slot: they sum to price less standing. */
  changes: { text: string; amount: WireMoney }[];
  slots: BuildSlot[];
  /** Null where nothing of it shines, and no color was asked for. */
  light: BuildLight | null;
  /** Null in a shop that has no frame rates. */
  frames: BuildFrames | null;
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
  /** What has gone, has sold out, or costs otherwise than at the instant that was asked about. */
  news: BuildNews[];
  /** Null where it may go to every state. */
  keptOut: KeptOut | null;
  /** Of a build from nothing: a PC of ours with the very same parts. */
  samePc: { name: string; link: string; price: WireMoney } | null;
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
  /** Null for what changes none, and while processor or card are not chosen. */
  frames: OptionFrames | null;
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

/** A part of a build with all that we say and show of it. */
export interface SheetPart {
  slot: number;
  title: string;
  name: string;
  quantity: number;
  /** Its page; null where it has none. */
  link: string | null;
  facts: { label: string; value: string }[];
  pictures: Picture[];
}

/** What a build is, part by part. */
export interface BuildSheet {
  name: string;
  build: string;
  parts: SheetPart[];
  /** Rules that are content, with what they compare. */
  passes: { rule: RuleId; text: string }[];
  /** Watts: at most for longer than a second, about in a game, and what the supply gives. Null for an empty build. */
  power: {
    sustained: number;
    gaming: number;
    /** False where the watts of a part are not known: it is more then. */
    isWhole: boolean;
    supply: number | null;
  } | null;
}

/** Slug of a game, and the screen that it is played on; one that there is not counts as none. */
interface AskedFrames {
  game?: string | undefined;
  resolution?: Resolution | undefined;
}

interface AskedBuild extends AskedFrames {
  sku?: number | undefined;
  build?: string | undefined;
  seen?: string | undefined;
}

interface AskedOptions extends AskedFrames {
  sku?: number | undefined;
  build?: string | undefined;
  slot: SlotId;
  show?: "fits" | "all" | undefined;
  page?: number | undefined;
}

/**
 * A PC of ours with these parts, judged and priced; without a PC, what PC Lab builds of them. With `seen`, what has changed
 * since that instant. Nothing is kept, and nothing is held.
 */
export const judgeBuild = call<{
  query: AskedBuild;
  reply: JudgedBuild;
}>("GET", "/api/builds/judge");

/** What could stand in a slot of a build: what fits, or all of it. */
export const listBuildOptions = call<{
  query: AskedOptions;
  reply: BuildOptions;
}>("GET", "/api/builds/options");

/** What a build is, part by part: facts, pictures, the rules that are content, and the watts it draws. */
export const describeBuild = call<{
  query: { sku?: number | undefined; build?: string | undefined };
  reply: BuildSheet;
}>("GET", "/api/builds/sheet");

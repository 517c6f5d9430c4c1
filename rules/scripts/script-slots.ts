import { PAGE_KINDS, type PageKind } from "./page-kind.ts";

/** `quiet` frames show nothing; the one of `help` stands at the foot of a page. */
export type SlotFrame = "quiet" | "help";

export interface ScriptSlot {
  /** Where it may be. None is at the payment, which is no kind of page (`page-kind.ts`). */
  pages: readonly PageKind[];
  frame: SlotFrame;
  /** False: it tells of people to others, which Global Privacy Control forbids (Cal. Civ. Code § 1798.135, A39). */
  underGpc: boolean;
}

/** Every script of others that the store has a place for (S21–S26). Each waits for Accept. */
export const SCRIPT_SLOTS = {
  /** S21. An overlay makes no page accessible: the pages are so by themselves (A40). */
  accessibility: { pages: PAGE_KINDS, frame: "quiet", underGpc: true },
  /** S22, and A4: not where somebody is buying. */
  chat: { pages: ["page"], frame: "help", underGpc: true },
  /** S23. */
  lender: { pages: ["product"], frame: "quiet", underGpc: true },
  /** S24. */
  affiliate: { pages: ["page", "product", "gear"], frame: "quiet", underGpc: false },
  /** S25. */
  fraud: { pages: ["checkout"], frame: "quiet", underGpc: true },
  /** S26: there and nowhere else. */
  "survey-ads": { pages: ["survey"], frame: "quiet", underGpc: false },
} as const satisfies Record<string, ScriptSlot>;

export type SlotName = keyof typeof SCRIPT_SLOTS;
export const SLOT_NAMES = Object.keys(SCRIPT_SLOTS) as SlotName[];

/** What a browser has said. */
export interface Said {
  /** Accept was pressed: the default of S317 loads nothing (A39). */
  accepted: boolean;
  /** `Sec-GPC: 1`. */
  gpc: boolean;
}

/** The slots of one frame of a page, before anybody was asked. */
export function slotsAt(kind: PageKind, frame: SlotFrame, having: readonly SlotName[]): SlotName[] {
  return having.filter((name) => {
    const slot: ScriptSlot = SCRIPT_SLOTS[name];
    return slot.frame === frame && slot.pages.includes(kind);
  });
}

/** Those of them that a browser may be given. */
export function slotsFor(
  { accepted, gpc }: Said,
  kind: PageKind,
  frame: SlotFrame,
  having: readonly SlotName[],
): SlotName[] {
  if (!accepted) return [];
  return slotsAt(kind, frame, having).filter((name) => !gpc || SCRIPT_SLOTS[name].underGpc);
}

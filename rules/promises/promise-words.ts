import { COVERED_KINDS, lengthText, type CoveredKind, type Warranty, warrantiesFor } from "./warranty.ts";

/** What the store promises after a sale, in days. */
export interface ServicePromises {
  /** From delivery, to send anything back for any reason. */
  returnDays: number;
  /** Who pays the way back when nothing was wrong; when something was, the store does. */
  returnShippingPaidBy: "buyer" | "store";
  /** From delivery, to tell us of damage on the way. */
  damageReportDays: number;
  /** Business days from a return's arrival to its refund. */
  refundBusinessDays: number;
  /** Hours every PC runs under load before it is packed. */
  burnInHours: number;
}

type WarrantyName = `warranty.${CoveredKind}`;
export const PROMISE_NAMES = [
  ...COVERED_KINDS.map((kind): WarrantyName => `warranty.${kind}`),
  "warranty.desktop.longest",
  "warranty.laptop.longest",
  "returns",
  "returns.shipping",
  "damage",
  "refund",
  "burn-in",
] as const;
export type PromiseName = (typeof PROMISE_NAMES)[number];
export type PromiseWords = Readonly<Record<PromiseName, string>>;

/** Every promise in words, from the store's settings. No page, question, popup or mail states one by itself. */
export function promiseWords(settings: { warranties: readonly Warranty[]; service: ServicePromises }): PromiseWords {
  const { warranties, service } = settings;
  const longest = (kind: CoveredKind) => lengthText(warrantiesFor(kind, warranties).at(-1)?.months ?? 0);
  const included = (kind: CoveredKind) => lengthText(warrantiesFor(kind, warranties)[0]?.months ?? 0);
  return {
    "warranty.desktop": included("desktop"),
    "warranty.laptop": included("laptop"),
    "warranty.refurbished": included("refurbished"),
    "warranty.gear": included("gear"),
    "warranty.desktop.longest": longest("desktop"),
    "warranty.laptop.longest": longest("laptop"),
    returns: counted(service.returnDays, "day"),
    "returns.shipping": RETURN_SHIPPING[service.returnShippingPaidBy],
    damage: counted(service.damageReportDays, "day"),
    refund: counted(service.refundBusinessDays, "business day"),
    "burn-in": counted(service.burnInHours, "hour"),
  };
}

/** One sentence, to stand by itself. */
const RETURN_SHIPPING: Record<ServicePromises["returnShippingPaidBy"], string> = {
  buyer: "Return shipping is on us when something was wrong with your order, and on you when you changed your mind.",
  store: "Return shipping is on us.",
};

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

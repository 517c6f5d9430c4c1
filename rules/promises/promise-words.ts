import { COVERED_KINDS, type CoveredKind } from "./warranty.ts";

/** What the store promises after a sale, in days. */
export interface ServicePromises {
  /** From delivery, to send anything back for any reason. */
  returnDays: number;
  /** Who pays the way back when nothing was wrong; when something was, the store does. */
  returnShippingPaidBy: "buyer" | "store";
  /** From delivery, to tell us of damage on the way. */
  damageReportDays: number;
  /** Business days in which a request to send something back is answered. */
  returnAnswerBusinessDays: number;
  /** Days in which a parcel is sent once its return was accepted. */
  returnSendDays: number;
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
  "points.earned",
  "points.step",
  "points.step.worth",
  "points.last",
] as const;
export type PromiseName = (typeof PROMISE_NAMES)[number];
export type PromiseWords = Readonly<Record<PromiseName, string>>;

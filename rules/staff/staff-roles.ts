import type { FloorMove } from "../order/floor-moves.ts";
import { cents, type Cents, NO_CENTS } from "../money/cents.ts";

/** What somebody of the staff may do; each staff call names one. `desk`: be there, and leave again. */
export const STAFF_RIGHTS = [
  "desk",
  "orders.read",
  "orders.note",
  "orders.build",
  "orders.pack",
  "orders.ship",
  "orders.hold",
  "orders.delay",
  "orders.cancel",
  "orders.refund",
  "orders.revise",
  "screening.decide",
  "stock.correct",
  "points.correct",
  "points.decide",
  "rmas.decide",
  "rmas.receive",
  "creators.answer",
  "exemptions.decide",
  "id_proofs.decide",
  "reviews.moderate",
  "webhooks.manage",
  "staff.manage",
  "log.read",
] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

export const STAFF_ROLES = ["owner", "manager", "support", "builder", "warehouse"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

interface RoleRow {
  rights: readonly StaffRight[];
  /** The most that one act may give back, and all of a person's in 24 hours. Null: no limit. */
  refund: { once: Cents; inADay: Cents } | null;
}

/** Who comes to the desk, and with what roles, is for the owner alone. */
const ALL_BUT_STAFF = STAFF_RIGHTS.filter((right) => right !== "staff.manage");
const LOOKS = ["desk", "orders.read", "orders.note"] as const;
const NO_REFUND = { once: NO_CENTS, inADay: NO_CENTS } as const;

/** What a role may do. A person has one or more, and the widest of their rights. */
export const ROLES: Readonly<Record<StaffRole, RoleRow>> = {
  owner: { rights: STAFF_RIGHTS, refund: null },
  manager: { rights: ALL_BUT_STAFF, refund: { once: cents(500_000), inADay: cents(2_000_000) } },
  support: {
    rights: [
      ...LOOKS,
      "orders.hold",
      "orders.delay",
      "orders.cancel",
      "orders.refund",
      "orders.revise",
      "screening.decide",
      "points.correct",
      "rmas.decide",
      "rmas.receive",
      "creators.answer",
      "exemptions.decide",
      "id_proofs.decide",
      "reviews.moderate",
    ],
    refund: { once: cents(100_000), inADay: cents(300_000) },
  },
  builder: { rights: [...LOOKS, "orders.build", "orders.hold"], refund: NO_REFUND },
  warehouse: {
    rights: [...LOOKS, "orders.pack", "orders.ship", "orders.hold", "orders.delay", "stock.correct", "rmas.receive"],
    refund: NO_REFUND,
  },
};

/** Which right a move of the floor needs. */
export const MOVE_RIGHTS: Readonly<Record<FloorMove, StaffRight>> = {
  start_build: "orders.build",
  send_to_test: "orders.build",
  back_to_bench: "orders.build",
  pack: "orders.pack",
  ship: "orders.ship",
  deliver: "orders.ship",
};

export function hasRight(roles: Iterable<StaffRole>, right: StaffRight): boolean {
  return [...roles].some((role) => ROLES[role].rights.includes(right));
}

/** Null where one of the roles has no limit. */
export function refundLimit(roles: Iterable<StaffRole>): RoleRow["refund"] {
  const limits = [...roles].map((role) => ROLES[role].refund);
  if (limits.includes(null)) return null;
  const widest = (of: "once" | "inADay") => cents(Math.max(0, ...limits.map((limit) => limit?.[of] ?? 0)));
  return { once: widest("once"), inADay: widest("inADay") };
}

import type { IdGroup, IdProofState } from "#rules/discounts/id-groups.ts";
import type { ProofKind } from "#rules/rma/check-proof-file.ts";
import { call } from "./call.ts";
import type { CartView } from "./carts.ts";
import type { Written } from "./staff-orders.ts";

export interface IdDiscountView {
  Success: true;
  /** Groups that get something off, and how much: 5 is 5 %. */
  Groups: { Group: IdGroup; Percent: number }[];
  /** False where ID.me is not offered: then a proof is the only way. */
  IsIDmeOffered: boolean;
  /** The cart's own; null without one. */
  Verified: IdGroup | null;
  /** The latest proof that was sent with this cart; null without one. */
  Proof: { Group: IdGroup; Status: IdProofState; Answer: string } | null;
}
/** Who gets a discount, and how far this cart is with it. */
export const getIdDiscount = call<{ reply: IdDiscountView }>("GET", "/api/carts/id-discount");
/** Where to send the browser; the way back is good for the cart it was begun for, once, for ten minutes. */
export const startIdVerify = call<{ body: { Group: IdGroup }; reply: { Success: true; Url: string } }>(
  "POST",
  "/api/carts/idme-start",
);
/** What ID.me sent the browser back with; an empty code for who stopped there. The cart has the discount, in a coupon's place (S296). */
export const idmeVerify = call<{ body: { code: string; state: string }; reply: CartView }>(
  "POST",
  "/api/carts/idme-verify",
);
export const removeIdVerify = call<{ reply: CartView }>("POST", "/api/carts/idme-remove");
/** A picture or PDF for a person at the desk; sent again before it is answered, it takes the place of the first. */
export const sendIdProof = call<{
  body: { Group: IdGroup; Email: string; Name: string; Base64: string };
  reply: IdDiscountView;
}>("POST", "/api/carts/id-proof");

export interface StaffIdProof {
  Id: string;
  Group: IdGroup;
  Email: string;
  Kind: ProofKind;
  Status: IdProofState;
  Answer: string;
  SentAt: string;
  /** Whether the cart it is for can still get it. */
  IsCartOpen: boolean;
}
/** Those that wait first, the oldest before the others; then the newest decided. */
export const getStaffIdProofs = call<{ reply: { Success: true; Proofs: StaffIdProof[]; TimeZone: string } }>(
  "GET",
  "/api/staff/id-proofs",
);
export const getIdProofFile = call<{
  query: { id: string };
  reply: { Success: true; Kind: ProofKind; Base64: string };
}>("GET", "/api/staff/id-proofs/file");
/** Puts the discount on the cart, or does not; deletes the file, and mails who sent it. */
export const decideIdProof = call<{
  body: { Id: string; Decision: Exclude<IdProofState, "pending">; Answer: Written };
  reply: { Success: true };
}>("POST", "/api/staff/id-proofs/decide");

import type { ExemptionDecision, ExemptionGround, ExemptionState } from "#rules/tax/tax-exemption.ts";
import { call } from "./call.ts";
import type { Written } from "./staff-orders.ts";

/** What an application for a state says (U7). */
export interface ExemptionFields {
  /** Two letters, a state of the USA with a sales tax. */
  State: string;
  /** As the certificate names the buyer. */
  Organisation: string;
  Ground: ExemptionGround;
  /** The certificate's number. */
  Certificate: string;
  /** Its last day, `YYYY-MM-DD`; empty for one that does not end. */
  ExpiresOn: string;
}

export interface ExemptionApplication extends ExemptionFields {
  Status: ExemptionState;
  /** Approved, and its last day is over. */
  IsOver: boolean;
  /** What staff wrote back; empty while nobody has. */
  Answer: string;
  SentAt: string;
}

export interface OwnExemptions {
  Success: true;
  Applications: ExemptionApplication[];
  /** Where there is a sales tax to be exempt from. */
  States: string[];
}

export const getTaxExemptions = call<{ reply: OwnExemptions }>("GET", "/api/member/tax-exemptions");
/** One application a state; sent again before it is answered, it takes the place of the first. */
export const applyForExemption = call<{ body: ExemptionFields; reply: OwnExemptions }>(
  "POST",
  "/api/member/tax-exemptions",
);
export const withdrawExemption = call<{ body: { State: string }; reply: OwnExemptions }>(
  "POST",
  "/api/member/tax-exemptions/withdraw",
);

export interface StaffExemption extends ExemptionApplication {
  MemberId: number;
  Email: string;
  /** Of what was shown: a decision about an older one is refused. */
  Version: number;
}
/** Those that wait first, the oldest before the others; then the newest decided. */
export const getStaffExemptions = call<{
  reply: { Success: true; Applications: StaffExemption[]; TimeZone: string };
}>("GET", "/api/staff/exemptions");
/** Approves one that waits, or declines one that waits or was approved; it mails who applied. */
export const decideExemption = call<{
  body: { MemberId: number; State: string; Version: number; Decision: ExemptionDecision; Answer: Written };
  reply: { Success: true };
}>("POST", "/api/staff/exemptions/decide");

import type { CreatorAnswer, CreatorPlatform, CreatorState } from "#rules/creator/creator-application.ts";
import { call } from "./call.ts";
import type { Written } from "./staff-orders.ts";

/** What an application says (U16). */
export interface CreatorFields {
  /** As the audience knows it. */
  Name: string;
  Platform: CreatorPlatform;
  Url: string;
  /** Followers or subscribers. */
  Audience: number;
  About: string;
}

export interface CreatorApplication extends CreatorFields {
  State: CreatorState;
  /** What staff wrote back; empty while nobody has. */
  Answer: string;
  SentAt: string;
}

export const getCreatorApplication = call<{ reply: { Success: true; Application: CreatorApplication | null } }>(
  "GET",
  "/api/member/creator-application",
);
/** Sent again before it is answered, it takes the place of the first. */
export const applyAsCreator = call<{
  body: CreatorFields;
  reply: { Success: true; Application: CreatorApplication | null };
}>("POST", "/api/member/creator-application");

export interface StaffCreator extends CreatorApplication {
  MemberId: number;
  Email: string;
  Version: number;
}
/** Those that wait first, the oldest before the others; then the newest answered. */
export const getStaffCreators = call<{
  reply: { Success: true; Applications: StaffCreator[]; TimeZone: string };
}>("GET", "/api/staff/creators");
/** Of one that waits, as it was seen, with what its mail says; it mails who applied. */
export const answerCreator = call<{
  body: { MemberId: number; Version: number; Decision: CreatorAnswer; Answer: Written };
  reply: { Success: true };
}>("POST", "/api/staff/creators/answer");

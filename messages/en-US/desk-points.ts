import type { PointsCorrectionState } from "#rules/points/points-correction.ts";
import { formatCount } from "./money.ts";

export const deskPointsWords = {
  title: "Points",
  lead: "Corrections are by so many. The member reads your reason. More than 5,000 points in a day wait for a second person.",
  waiting: "Wait for a second person",
  find: "Email or MemId, whole",
  none: "No member has this.",
  member: (name: string, email: string) => `${name}, ${email}`,
  has: (points: string) => `${points} points can be spent.`,
  by: "By how many",
  byHelp: "Like 500 or -500",
  reason: "Reason",
  reasonHelp: "The member reads it.",
  correct: "Correct",
  signed: (points: number) => `${points < 0 ? "−" : "+"}${formatCount(Math.abs(points))}`,
  asked: (points: string, name: string) => `${points} points for ${name}`,
  askedBy: (who: string, day: string) => `Asked by ${who}, ${day}`,
  own: "You asked for it: somebody else decides.",
  approve: "Let it be done",
  decline: "Decline",
  done: {
    done: (name, points) => `${name} can spend ${points} points now.`,
    waiting: (name) => `The correction for ${name} waits for a second person.`,
    declined: (name) => `The correction for ${name} is declined.`,
  } satisfies Record<PointsCorrectionState, (name: string, points: string) => string>,
};

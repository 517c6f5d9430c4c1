import type { RmaCondition } from "#rules/rma/rma-states.ts";

/** The desk reads English. */
export { deskRmaLineWords } from "../en-US/rma-lines.ts";

interface DecidedLine {
  units: number;
  accepted: number | null;
  why: string;
  received: number | null;
  condition: RmaCondition | null;
}

const CONDITIONS: Readonly<Record<RmaCondition, string>> = {
  sealed: "scellé",
  opened: "ouvert",
  used: "utilisé",
  damaged: "endommagé",
  incomplete: "incomplet",
};

/** What was decided and has come of a line of a return, fact by fact; nothing before it is decided. */
export function rmaLineFacts({ units, accepted, why, received, condition }: DecidedLine): string[] {
  if (accepted === null) return [];
  const refused = units - accepted;
  const facts: string[] = [];
  if (refused === 0) facts.push(units === 1 ? "Accepté" : `Les ${units} acceptés`);
  else if (accepted > 0) facts.push(`${accepted} sur ${units} ${accepted === 1 ? "accepté" : "acceptés"}`);
  if (refused > 0) facts.push([refusedWords(refused, units), why].filter(Boolean).join("\u00a0: "));
  if (received !== null && (received > 0 || accepted > 0)) facts.push(receivedWords(received, units, condition));
  return facts;
}

function refusedWords(refused: number, units: number): string {
  if (refused === units) return "Non accepté";
  return `${refused} non ${refused === 1 ? "accepté" : "acceptés"}`;
}

function receivedWords(received: number, units: number, condition: RmaCondition | null): string {
  if (received === 0) return "Absent du colis";
  const here = units === 1 ? "Reçu" : `${received} ${received === 1 ? "reçu" : "reçus"}`;
  return condition === null ? here : `${here}, état\u00a0: ${CONDITIONS[condition]}`;
}

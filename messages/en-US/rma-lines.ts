import type { RmaCondition } from "#rules/rma/rma-states.ts";

interface DecidedLine {
  units: number;
  accepted: number | null;
  why: string;
  received: number | null;
  condition: RmaCondition | null;
}

const CONDITIONS: Readonly<Record<RmaCondition, string>> = {
  sealed: "sealed",
  opened: "opened",
  used: "used",
  damaged: "damaged",
  incomplete: "with something missing",
};

/** What was decided and has come of a line of a return, fact by fact; nothing before it is decided. */
export function rmaLineFacts({ units, accepted, why, received, condition }: DecidedLine): string[] {
  if (accepted === null) return [];
  const refused = units - accepted;
  const facts: string[] = [];
  if (refused === 0) facts.push(units === 1 ? "Accepted" : `All ${units} accepted`);
  else if (accepted > 0) facts.push(`${accepted} of ${units} accepted`);
  if (refused > 0) facts.push([refusedWords(refused, units), why].filter(Boolean).join(": "));
  if (received !== null && (received > 0 || accepted > 0)) facts.push(receivedWords(received, units, condition));
  return facts;
}

function refusedWords(refused: number, units: number): string {
  return refused === units ? "Not accepted" : `${refused} not accepted`;
}

function receivedWords(received: number, units: number, condition: RmaCondition | null): string {
  if (received === 0) return "Not in the parcel";
  const here = units === 1 ? "Here" : `${received} here`;
  return condition === null ? here : `${here}, ${CONDITIONS[condition]}`;
}

/** Where the desk decides a return line by line. */
export const deskRmaLineWords = {
  accept: "Line by line",
  less: "Accept less, now that you have looked",
  came: "What is in the parcel",
  acceptOf: (name: string) => `Accept of ${name}`,
  why: (name: string) => `Why not all of ${name}`,
  whyHelp: "The buyer reads it. Only where you accept less.",
  cameOf: (name: string) => `Here of ${name}`,
  condition: (name: string) => `Condition of ${name}`,
  of: (units: number, most: number) => `${units} of ${most}`,
  conditions: { "": "Not said", ...CONDITIONS } satisfies Record<RmaCondition | "", string>,
};

/** The calls a fault can wait for. `complete` takes what a buyer has agreed to on a wallet's page, `token` what a wallet's sheet gave. */
export const FAULT_CALLS = ["token", "authorise", "complete", "capture", "void", "refund", "find"] as const;
export type FaultCall = (typeof FAULT_CALLS)[number];

/**
 * `…_before`: nothing happened at the provider. `…_after`: it happened, and was remembered under its Idempotency-Key,
 * but the answer was lost. An `error_500_after` is itself the remembered answer, as Stripe has it. `slow`: it takes a while.
 */
export const FAULT_KINDS = [
  "timeout_before",
  "timeout_after",
  "error_500_before",
  "error_500_after",
  "reset_before",
  "reset_after",
  "slow",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  next: FaultCall;
  kind: FaultKind;
  /** How many of the next calls it befalls. */
  times: number;
}

/** Faults that wait for their call; each is used up by it. */
export interface Faults {
  add(fault: Fault): void;
  list(): readonly Fault[];
  clear(): void;
  take(call: FaultCall): FaultKind | null;
}

export function openFaults(): Faults {
  let waiting: Fault[] = [];
  return {
    add: (fault) => void waiting.push(fault),
    list: () => waiting,
    clear: () => {
      waiting = [];
    },
    take: (call) => {
      const fault = waiting.find(({ next }) => next === call);
      if (!fault) return null;
      fault.times -= 1;
      waiting = waiting.filter(({ times }) => times > 0);
      return fault.kind;
    },
  };
}

/** Reads a fault from a request's JSON or form; a sentence when it is not one. */
export function readFault(input: Record<string, unknown>): Fault | string {
  const next = FAULT_CALLS.find((call) => call === input["next"]);
  const kind = FAULT_KINDS.find((name) => name === input["kind"]);
  const times = Number(input["times"] ?? 1);
  if (!next) return `"next" is one of ${FAULT_CALLS.join(", ")}`;
  if (!kind) return `"kind" is one of ${FAULT_KINDS.join(", ")}`;
  if (!Number.isInteger(times) || times < 1 || times > 1000) return '"times" is a whole number from 1 to 1000';
  return { next, kind, times };
}

import type { BuildVerdictWords } from "../build-verdict-words.ts";
import { fact, have, limit, room } from "./build-values.ts";

/** Processor, board and memory. */
export const coreVerdictWords: BuildVerdictWords<
  | "socket.cpu-board"
  | "chipset.cpu-board"
  | "memory.type"
  | "memory.form"
  | "memory.slots"
  | "memory.capacity"
  | "memory.speed"
  | "memory.ecc"
  | "memory.mixed"
  | "os.support"
> = {
  "socket.cpu-board": {
    ok: (verdict) => `Processor and board are both ${have(verdict)}.`,
    blocker: (verdict) => `The processor has ${have(verdict)}, the board ${limit(verdict)}.`,
    unknown: () => "The socket of the processor or of the board isn’t known.",
  },
  "chipset.cpu-board": {
    ok: (verdict) => `${limit(verdict)} boards start with ${have(verdict)}.`,
    step: (verdict) =>
      verdict.by === "we"
        ? `${limit(verdict)} boards came out before ${have(verdict)}. We put a newer BIOS on it before we build: included.`
        : `${limit(verdict)} boards came out before ${have(verdict)}. Write a newer BIOS from a USB drive first; the board can do that without a processor.`,
    blocker: (verdict) =>
      `${limit(verdict)} boards came out before ${have(verdict)}, and this one can’t be updated without an older processor.`,
    unknown: () => "We don’t know whether this board starts with this processor.",
  },
  "memory.type": {
    ok: (verdict) => `${have(verdict)} memory, as it should be.`,
    blocker: (verdict) => `${have(verdict)} memory, and the ${fact(verdict, "why")} takes ${limit(verdict)}.`,
    unknown: () => "The type of the memory, or the type this PC takes, isn’t known.",
  },
  "memory.form": {
    ok: () => "Unbuffered desktop modules, which the board takes.",
    blocker: (verdict) =>
      fact(verdict, "why") === "registered"
        ? "Registered modules; this board takes unbuffered ones."
        : `${have(verdict)} modules; this board takes ${limit(verdict)}.`,
    unknown: () => "We don’t know whether these are unbuffered desktop modules.",
  },
  "memory.slots": {
    ok: (verdict) => `Modules: ${have(verdict)}. Slots: ${limit(verdict)}.`,
    blocker: (verdict) => `Modules: ${have(verdict)}. Slots: ${limit(verdict)}, so ${room(verdict)} too few.`,
    unknown: () => "The number of modules or of slots isn’t known.",
  },
  "memory.capacity": {
    ok: (verdict) => `${have(verdict)} of at most ${limit(verdict)}.`,
    blocker: (verdict) => `${have(verdict)}, and this ${fact(verdict, "why")} takes at most ${limit(verdict)}.`,
    unknown: () => "We don’t know how much memory this board and processor take.",
  },
  "memory.speed": {
    ok: (verdict) => `${have(verdict)}, within the ${limit(verdict)} that the processor’s maker guarantees.`,
    note: (verdict) => {
      const profile = fact(verdict, "profile");
      const runs = profile ? `Runs at ${have(verdict)} by its ${profile} profile` : `Rated for ${have(verdict)}`;
      const modules = fact(verdict, "modules");
      return `${runs}; ${fact(verdict, "maker") || "the processor’s maker"} guarantees ${limit(verdict)} with ${modules} modules. We switch it on and test it.`;
    },
    unknown: () => "The speed that the processor’s maker guarantees for this memory isn’t known.",
  },
  "memory.ecc": {
    ok: () => "Error correction works: memory, board and processor have it.",
    note: () => "Error correction stays off: this board or processor doesn’t use it.",
    unknown: () => "We don’t know whether error correction works here.",
  },
  "memory.mixed": {
    ok: () => "One kit, whose modules were tested together.",
    note: (verdict) => `${have(verdict)} kits: their maker never tested them together.`,
    unknown: () => "We don’t know whether these modules were tested together.",
  },
  "os.support": {
    ok: (verdict) => `${have(verdict)} gets updates.`,
    note: (verdict) => `${have(verdict)} has had no free updates since ${limit(verdict)}.`,
    unknown: () => "We don’t know which system this is.",
  },
};

import { chipsetSupport } from "../chipset-support.ts";
import { between, find } from "../find.ts";
import type { Rule } from "../rule.ts";

/** Whether the board starts with the processor. Of two that do not share a socket, `socket.cpu-board` speaks. */
export const chipsetCpuBoard: Rule = {
  id: "chipset.cpu-board",
  reads: [
    "processor.family",
    "processor.socket",
    "motherboard.chipset",
    "motherboard.socket",
    "motherboard.biosOnBoxSupports",
    "motherboard.biosFlashback",
  ],
  worst: "blocker",
  fixedBy: ["motherboard", "processor"],
  judge({ processor, motherboard }, { builtBy }) {
    if (!processor || !motherboard) return null;
    const { family, socket } = processor.facts;
    const { chipset, socket: boardSocket, biosOnBoxSupports, biosFlashback } = motherboard.facts;
    if (socket !== null && boardSocket !== null && socket !== boardSocket) return null;
    if (family === null || chipset === null) return find("unknown", family, chipset, { weight: "blocker" });
    const support = chipsetSupport(chipset, family);
    if (support === "native" || biosOnBoxSupports?.includes(family)) return find("ok", family, chipset);
    if (support === null) return find("unknown", family, chipset, { weight: "blocker" });
    if (builtBy === "us") return find("step", family, chipset, { by: "we" });
    const flashed = find("step", family, chipset, { by: "you" });
    const stuck = find("blocker", family, chipset);
    if (biosFlashback === null) return between(flashed, stuck);
    return biosFlashback ? flashed : stuck;
  },
};

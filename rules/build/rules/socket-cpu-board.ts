import { find } from "../find.ts";
import type { Rule } from "../rule.ts";

/** A processor sits in one socket alone. */
export const socketCpuBoard: Rule = {
  id: "socket.cpu-board",
  reads: ["processor.socket", "motherboard.socket"],
  worst: "blocker",
  fixedBy: ["motherboard", "processor"],
  judge({ processor, motherboard }) {
    if (!processor || !motherboard) return null;
    const [have, limit] = [processor.facts.socket, motherboard.facts.socket];
    if (have === null || limit === null) return find("unknown", have, limit, { weight: "blocker" });
    return find(have === limit ? "ok" : "blocker", have, limit);
  },
};

import type { Socket } from "../facts/standards.ts";
import { find } from "../find.ts";
import type { Rule } from "../rule.ts";

/** Sockets of the same holes: a cooler for one may fit the other with another backplate, which only its maker knows. */
const SIBLING: Readonly<Partial<Record<Socket, Socket>>> = {
  AM4: "AM5",
  AM5: "AM4",
  "LGA 1700": "LGA 1851",
  "LGA 1851": "LGA 1700",
};

export const coolerSocket: Rule = {
  id: "cooler.socket",
  reads: ["processor.socket", "cooler.sockets"],
  worst: "blocker",
  fixedBy: ["cooler", "processor"],
  judge({ processor, cooler }) {
    if (!processor || !cooler) return null;
    const [socket, named] = [processor.facts.socket, cooler.facts.sockets];
    if (socket === null || named === null) return find("unknown", socket, named, { weight: "blocker" });
    if (named.includes(socket)) return find("ok", socket, named);
    const sibling = SIBLING[socket];
    if (sibling === undefined || !named.includes(sibling)) return find("blocker", socket, named);
    return find("unknown", socket, named, { weight: "blocker", more: { why: "sibling", sibling } });
  },
};

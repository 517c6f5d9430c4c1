import { find } from "../find.ts";
import type { Rule } from "../rule.ts";

/** Day after which a system gets no more free updates (Microsoft's lifecycle pages, read 2026-11). */
const FREE_UPDATES_UNTIL: Readonly<Record<string, string>> = { "Windows 10": "2025-10-14" };

export const osSupport: Rule = {
  id: "os.support",
  reads: ["system.system"],
  worst: "note",
  fixedBy: ["system"],
  judge({ system }, { on }) {
    if (!system) return null;
    const name = system.facts.system;
    if (name === null) return find("unknown", null, null, { weight: "note" });
    const until = FREE_UPDATES_UNTIL[name];
    if (until === undefined) return find("ok", name, null);
    return find(on > until ? "note" : "ok", name, until);
  },
};

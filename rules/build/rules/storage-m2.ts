import { find } from "../find.ts";
import { m2DrivesOf, placeDrives } from "../place-drives.ts";
import type { Rule } from "../rule.ts";
import type { Finding } from "../verdict.ts";

/** A slot for each M.2 drive, in size and protocol. What the slots share is judged by `storage.lanes`. */
export const storageM2: Rule = {
  id: "storage.m2",
  reads: ["drives.formFactor", "drives.interface", "motherboard.m2"],
  worst: "blocker",
  fixedBy: ["drives", "motherboard"],
  judge({ drives, motherboard }) {
    if (!motherboard) return null;
    const slots = motherboard.facts.m2;
    const sure = m2DrivesOf(drives);
    const unsure = drives.some(({ facts }) => facts.formFactor === null);
    if (sure.length === 0 && !unsure) return null;
    const judged = judgeSure();
    return unsure && judged.cls !== "blocker" ? { ...judged, cls: "unknown", margin: null, weight: "blocker" } : judged;

    function judgeSure(): Finding {
      if (slots === null) return find("unknown", sure.length, null, { weight: "blocker" });
      const plan = placeDrives(sure, slots, { card: null, sataPorts: null, portsNeeded: 0 });
      const weight = plan.fit === "unknown" ? ({ weight: "blocker" } as const) : {};
      return find(plan.fit, sure.length, slots.length, { margin: slots.length - sure.length, ...weight });
    }
  },
};

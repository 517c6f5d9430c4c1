import { mountedIn } from "../mounted-in.ts";
import { find } from "../find.ts";
import { m2DrivesOf, placeDrives } from "../place-drives.ts";
import type { Rule } from "../rule.ts";
import type { Finding } from "../verdict.ts";

/**
 * What M.2 slots share with SATA ports, the card and each other, and how fast they are, at the least harmful placing.
 * Where a drive has no slot at all, `storage.m2` speaks.
 */
export const storageLanes: Rule = {
  id: "storage.lanes",
  reads: ["drives.formFactor", "drives.interface", "motherboard.m2", "motherboard.sataPorts"],
  counts: ["card"],
  worst: "blocker",
  fixedBy: ["drives", "motherboard"],
  judge({ drives, motherboard, card }) {
    const m2Drives = m2DrivesOf(drives);
    const mounted = mountedIn(drives);
    if (!motherboard || (m2Drives.length === 0 && mounted.complete)) return null;
    const { m2: slots, sataPorts } = motherboard.facts;
    const have = m2Drives.length;
    const unknown = find("unknown", have, slots && slots.length, { weight: "blocker" });
    if (slots === null) return unknown;
    const plan = placeDrives(m2Drives, slots, { card, sataPorts, portsNeeded: mounted.atLeast });
    const more = { places: plan.placed.map(({ slot }) => slot).join(", ") };
    if (plan.fit === "blocker") return null;
    if (plan.cost === null) return find("blocker", have, slots.length, { more: { ...more, why: "slots" } });
    const { lostPorts, cardLanes, slowed } = plan.cost;
    if (lostPorts > 0) return find("blocker", have, slots.length, { more: { ...more, why: "ports", lostPorts } });
    if (!mounted.complete || plan.cost.unknown > 0) return { ...unknown, more };
    return judgeSpeed();

    function judgeSpeed(): Finding {
      if (cardLanes !== null)
        return find("note", have, slots?.length ?? 0, { more: { ...more, why: "card", cardLanes } });
      return slowed > 0
        ? find("note", have, slots?.length ?? 0, { more: { ...more, why: "slower", slowed } })
        : find("ok", have, slots?.length ?? 0, { more });
    }
  },
};

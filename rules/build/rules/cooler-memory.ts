import { between, find, fits } from "../find.ts";
import type { Rule } from "../rule.ts";
import type { Finding } from "../verdict.ts";
import type { Fact } from "../facts/fact.ts";
import { tallestOf } from "../tallest-of.ts";

/** Memory below the fan of an air cooler; too tall, it pushes the fan up, and the fan may meet the side panel. */
export const coolerMemory: Rule = {
  id: "cooler.memory",
  reads: ["cooler.type", "cooler.heightMm", "cooler.memoryClearanceMm", "memory.heightMm", "case.maxCoolerMm"],
  worst: "blocker",
  fixedBy: ["memory", "cooler"],
  judge({ cooler, memory, case: chassis }) {
    if (!cooler || memory.length === 0 || cooler.facts.type === "liquid") return null;
    const { type, heightMm, memoryClearanceMm } = cooler.facts;
    const room = chassis ? chassis.facts.maxCoolerMm : Infinity;
    const tallest = tallestOf(memory);
    const asFar = judgeHeight(tallest.atLeast, memoryClearanceMm, heightMm, room);
    const asAir = tallest.complete || asFar.cls === "blocker" ? asFar : { ...asFar, cls: "unknown" as const };
    const weighed = asAir.cls === "unknown" ? { ...asAir, by: null, margin: null, weight: "blocker" as const } : asAir;
    return type === "air" ? weighed : between(find("ok", null, null), weighed);
  },
};

function judgeHeight(memory: number, clearance: Fact<number>, height: Fact<number>, room: Fact<number>): Finding {
  const below = fits(memory, clearance, { unit: "mm" });
  if (clearance === null || below.cls === "ok") return below;
  const raised = memory - clearance;
  const fan = fits(height === null ? null : height + raised, room, { unit: "mm" });
  if (fan.cls !== "ok") return { ...fan, more: { raised, memory, clearance } };
  return { ...below, cls: "step", by: "we", more: { raised, spare: room === Infinity ? "" : (fan.margin ?? "") } };
}

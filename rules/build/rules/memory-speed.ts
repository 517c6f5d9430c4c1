import { between, fits } from "../find.ts";
import { modulesIn } from "../modules-in.ts";
import type { Rule } from "../rule.ts";

/** Modules up to which each channel holds one: desktop processors have two channels. */
const ONE_A_CHANNEL = 2;

/** A profile above what the processor's maker guarantees mostly works, and is ours to test. The slowest kit sets the speed. */
export const memorySpeed: Rule = {
  id: "memory.speed",
  reads: ["memory.speedMhz", "memory.modules", "memory.profiles", "processor.memorySpeedMhz", "processor.maker"],
  worst: "note",
  fixedBy: ["memory"],
  judge({ memory, processor }) {
    if (!processor || memory.length === 0) return null;
    const speeds = memory.map(({ facts }) => facts.speedMhz);
    const speed = speeds.reduce((least, next) => (least === null || next === null ? null : Math.min(least, next)));
    const { memorySpeedMhz: guaranteed, maker } = processor.facts;
    const more = {
      maker: maker ?? "",
      profile: memory[0]?.facts.profiles?.[0] ?? "",
    };
    const judgeBy = (limit: number | null, modules: string) =>
      fits(speed, limit, { unit: "MHz", over: "note", more: { ...more, modules } });
    const few = judgeBy(guaranteed?.onePerChannel ?? null, "two");
    const many = judgeBy(guaranteed?.twoPerChannel ?? null, "four");
    const modules = modulesIn(memory);
    if (modules.atLeast > ONE_A_CHANNEL) return many;
    return modules.complete ? few : between(few, many);
  },
};

import type { Fact } from "./facts/fact.ts";

/** What a build is judged under, beside its parts. */
export interface Circumstances {
  /** Day that dated tables are read for, such as `2026-11-30`. */
  on: string;
  /** Who puts it together: we, or the shopper, to whom its parts are sent loose. */
  builtBy: "us" | "shopper";
  /** Where it goes; null where no address is known, and then nothing of the way is judged. */
  shipTo: { country: string; state: string } | null;
  /** Whether the maker's energy certificate is on file for this build. */
  energyCertificate: Fact<boolean>;
}

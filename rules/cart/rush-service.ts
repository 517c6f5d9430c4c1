import { DEFER } from "./line-unit-price.ts";

/** Component option 30 (S262): when a PC's turn comes, sooner for a price, or later for nothing (S518). */
export const RUSH_SERVICES = ["none", "rush", DEFER] as const;
export type RushService = (typeof RUSH_SERVICES)[number];

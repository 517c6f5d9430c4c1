import { createContext } from "react-router";
import type { SlotName } from "#rules/scripts/script-slots.ts";

/** Which scripts of others this store has; a setting, so cached pages may know it. */
export const slotsContext = createContext<readonly SlotName[]>([]);

import { canadian } from "../canadian.ts";
import { staffStateWords as americanStaffStateWords } from "../en-US/staff.ts";

export * from "../en-US/staff.ts";
export const staffStateWords = canadian(americanStaffStateWords);

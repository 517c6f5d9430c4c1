import { z } from "zod";
import { LONGEST_CODE, readBuildCode } from "#rules/build/chosen-parts.ts";

/** Slot, SKU and units of each chosen part, such as `1p220001-4p220031x2`; whether they fit is another question. */
export const BuildCode = z
  .string()
  .max(LONGEST_CODE, `is longer than ${LONGEST_CODE} characters`)
  .refine((code) => readBuildCode(code) !== null, "is no code of a build");

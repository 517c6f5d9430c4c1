import { z } from "zod";
import { lightInCode, LONGEST_CODE, readBuildCode } from "#rules/build/chosen-parts.ts";
import { readLightColor } from "#rules/build/light-color.ts";

/**
 * Slot, SKU and units of each chosen part, then the color of its light where one was chosen, such as
 * `1p220001-4p220031x2-rgbff8000`; whether they fit and shine is another question.
 */
export const BuildCode = z
  .string()
  .max(LONGEST_CODE, `is longer than ${LONGEST_CODE} characters`)
  .refine((code) => readBuildCode(code) !== null, {
    error: ({ input }) => (typeof input === "string" ? wrongCode(input) : ""),
  });

/** A color is typed by people, and the rest of a code by nobody. */
function wrongCode(code: string): string {
  const typed = lightInCode(code);
  if (typed === null || readLightColor(typed) !== null) return "is no code of a build";
  return "names a light that is no color of 3 or 6 hex characters, such as ff8000";
}

import { type Refusal, refuse } from "../refusal.ts";

/** What a list still shows on one line. */
export const LONGEST_BUILD_NAME = 60;

/** Of a saved build, as a person sees it: something, and no more than a line. */
export function checkBuildName(name: string): Refusal<"build_name_invalid"> | null {
  const length = [...name].length;
  if (length > 0 && length <= LONGEST_BUILD_NAME) return null;
  return refuse("build_name_invalid", { most: LONGEST_BUILD_NAME }, [{ field: "Name" }]);
}

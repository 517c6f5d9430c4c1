import type { Build } from "./build-of-parts.ts";
import { isMounted } from "./drive-forms.ts";
import { type Sum, sumOf } from "./find.ts";

/** Drives that need a bay, a SATA port and its power. */
export function mountedIn(drives: Build["drives"]): Sum {
  return sumOf(drives, ({ quantity, facts }) => {
    const mounted = isMounted(facts.formFactor);
    return mounted === null ? null : quantity * Number(mounted);
  });
}

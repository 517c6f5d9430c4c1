import type { Fact } from "./facts/fact.ts";
import type { StorageFacts } from "./facts/storage-facts.ts";

type Form = StorageFacts["formFactor"];

/** Whether a drive is screwed into a bay, with a data and a power cable; one that is not sits in an M.2 slot. */
export function isMounted(form: Form): Fact<boolean> {
  if (form === null) return null;
  return form === "2.5 inch" || form === "3.5 inch";
}

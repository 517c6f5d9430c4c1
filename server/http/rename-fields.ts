import type { Refusal } from "#rules/refusal.ts";

/** The same refusal about the fields of another body, by the names they have there. A field that is not in it is not named. */
export function renameFields<R extends Refusal>(refusal: R, nameOf: (field: string) => string | null): R {
  const fields = refusal.fields?.flatMap((each) => {
    const field = nameOf(each.field);
    return field === null ? [] : [{ ...each, field }];
  });
  return fields ? { ...refusal, fields } : refusal;
}

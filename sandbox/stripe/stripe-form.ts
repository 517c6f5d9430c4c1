export type Form = { [key: string]: FormValue | undefined };
export type FormValue = string | Form;

const MOST_KEYS = 200;

/** Stripe's form encoding: `metadata[orderNumber]=RS-1&expand[]=latest_charge` as nested objects without prototypes. */
export function readForm(encoded: string): Form {
  const form = Object.create(null) as Form;
  for (const [name, value] of [...new URLSearchParams(encoded)].slice(0, MOST_KEYS)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
    setAt(form, path, value);
  }
  return form;
}

function setAt(form: Form, path: string[], value: string): void {
  let target = form;
  for (const part of path.slice(0, -1)) {
    const inner = target[part];
    const next = typeof inner === "object" ? inner : (Object.create(null) as Form);
    target[part] = next;
    target = next;
  }
  const last = path.at(-1) ?? "";
  target[last === "[]" ? String(Object.keys(target).length) : last] = value;
}

export function text(form: Form, name: string): string | null {
  const value = form[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/** The strings of `name[a]=…&name[b]=…`. */
export function strings(form: Form, name: string): Record<string, string> {
  const value = form[name];
  if (typeof value !== "object") return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Whole cents above zero, null when absent, NaN when it is not that. */
export function amountIn(form: Form, name: string): number | null {
  const value = text(form, name);
  if (value === null) return null;
  return /^[1-9]\d{0,7}$/.test(value) ? Number(value) : Number.NaN;
}

const KEY = "typed-input";
/** Never kept: passwords, and anything a browser would call a card's. */
const SECRET = /password|^cc-|one-time-code/;

interface Typed {
  path: string;
  values: Record<string, string>;
}

let typed: Typed = { path: "", values: {} };

/** What may be kept of a field: its name, and whether it is a secret. */
export function isKept(field: { name: string; type: string; autocomplete: string }): boolean {
  return (
    field.name !== "" &&
    !["password", "hidden", "file", "checkbox", "radio"].includes(field.type) &&
    !SECRET.test(field.autocomplete)
  );
}

/**
 * Remembers what is typed on a page while it is open, so that an error of the page does not lose it, and puts back what
 * the last failure saved for this path. Returns what stops it.
 */
export function keepTypedInput(path: string): () => void {
  // An error draws the same path again: what was typed on it is still needed.
  if (typed.path !== path) typed = { path, values: {} };
  putBack(path);
  const remember = ({ target }: Event) => {
    if (
      (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
      isKept({ name: target.name, type: target.type, autocomplete: target.autocomplete })
    ) {
      typed.values[target.name] = target.value;
    }
  };
  document.addEventListener("input", remember);
  return () => document.removeEventListener("input", remember);
}

/** Before a failed page reloads: what was typed on it survives in this tab, once. */
export function saveTypedInput(path: string): void {
  if (typed.path !== path || Object.keys(typed.values).length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Storage is closed to us: the browser's own form memory has to do.
  }
}

/** Types for the shopper: React listens for the browser's events, and hears of a value that is not the one it knows. */
export function typeInto(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/**
 * Tells React what was typed and chosen before it listened: it would write its own empty value over it with the next
 * letter. Called once React has taken the page over, before anything is drawn again.
 */
export function tellTyped(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    "input, textarea, select",
  )) {
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      const wanted = field.checked;
      if (wanted === field.defaultChecked || (field.type === "radio" && !wanted)) continue;
      field.checked = !wanted;
      field.click();
    } else if (isTyped(field)) typeInto(field, field.value);
  }
}

function isTyped(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const served = [...field.options].find(({ defaultSelected }) => defaultSelected);
  return served !== undefined && !served.selected;
}

function putBack(path: string): void {
  const saved = takeSaved();
  if (saved?.path !== path) return;
  for (const [name, value] of Object.entries(saved.values)) {
    const field = document.getElementsByName(name)[0];
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === "") {
      typeInto(field, value);
    }
  }
}

function takeSaved(): Typed | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? null : (JSON.parse(text) as Typed);
  } catch {
    return null;
  }
}

import { isPlainPress } from "#ui/plain-press.ts";
import { typeInto } from "../shell/typed-input.ts";
import { asleepAt, wakeIsland } from "./wake-island.tsx";

/** What only acts with its island. A link that leads to a page is followed as it is. */
const CONTROL = ["button", "input", "label", "a[data-in-place]"].join();

/** Loses nothing that is done to an island before it is awake: it is held, and done again once it is. */
export function holdUntilAwake(): void {
  document.addEventListener("click", holdPress, { capture: true });
  document.addEventListener("submit", holdSubmit, { capture: true });
  document.addEventListener("input", tellAgain, { capture: true });
}

const held = new Set<Element>();

function holdPress(event: MouseEvent): void {
  const box = asleepAt(event.target);
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROL) : null;
  if (!box || !control || !box.contains(control)) return;
  if (!isPlainPress(event)) return;
  stop(event);
  // Pressed twice out of impatience is pressed once.
  if (!held.has(control)) void pressOnceAwake(box, control);
}

/** A form that is sent without a press: by Enter, or by a program that fills it in. */
function holdSubmit(event: SubmitEvent): void {
  const box = asleepAt(event.target);
  const form = event.target;
  if (!box || !(form instanceof HTMLFormElement)) return;
  stop(event);
  if (!held.has(form)) void sendOnceAwake(box, form);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

async function pressOnceAwake(box: HTMLElement, control: HTMLElement): Promise<void> {
  held.add(control);
  const place = [...box.querySelectorAll(CONTROL)].indexOf(control);
  await wakeIsland(box);
  held.delete(control);
  // An island that broke is drawn anew: its control is another one in the same place.
  const now = control.isConnected ? control : box.querySelectorAll<HTMLElement>(CONTROL)[place];
  now?.click();
}

async function sendOnceAwake(box: HTMLElement, form: HTMLFormElement): Promise<void> {
  held.add(form);
  await wakeIsland(box);
  held.delete(form);
  if (form.isConnected) form.requestSubmit();
}

function tellAgain({ target }: Event): void {
  const box = asleepAt(target);
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  if (box && isField && !held.has(target)) void tellOnceAwake(box, target);
}

async function tellOnceAwake(box: HTMLElement, field: Parameters<typeof typeInto>[0]): Promise<void> {
  held.add(field);
  await wakeIsland(box);
  held.delete(field);
  typeInto(field, field.value);
}

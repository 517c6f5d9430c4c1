/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type {
  CardFieldName,
  CardFieldState,
  CardState,
  FromCardFields,
  ToCardFields,
} from "#contract/card-fields-protocol.ts";
import { cardBrand, cardType } from "#rules/payment/card-brand.ts";
import {
  type CardExpiryRule,
  checkCardFields,
  type CardProblem,
  type YearMonth,
} from "#rules/payment/check-card-fields.ts";
import { CARD_MESSAGES } from "#contract/card-messages.ts";
import { createToken } from "./create-token.ts";
import { caretAfter, formatCardNumber, formatExpiry } from "./format-typing.ts";

const FIELDS = ["number", "expiry", "securityCode"] as const satisfies readonly CardFieldName[];
const form = document.querySelector("form") as HTMLFormElement;
const storeOrigin = form.dataset["storeOrigin"] ?? "";
const shown: Record<CardFieldName, CardProblem | null> = { number: null, expiry: null, securityCode: null };

function inputOf(name: CardFieldName): HTMLInputElement {
  return document.getElementById(name) as HTMLInputElement;
}

function card() {
  return {
    number: inputOf("number").value,
    expiry: inputOf("expiry").value,
    securityCode: inputOf("securityCode").value,
  };
}

function problems(): Record<CardFieldName, CardProblem | null> {
  return checkCardFields(card(), thisMonth(), (form.dataset["expiryRule"] ?? "literal") as CardExpiryRule);
}

/** The month by the shop's clock, so that a shopper's time zone does not expire a card early. */
function thisMonth(): YearMonth {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: form.dataset["timeZone"] ?? "UTC",
    year: "numeric",
    month: "2-digit",
  }).format(new Date());
  return { year: Number(parts.slice(0, 4)), month: Number(parts.slice(5, 7)) };
}

function state(): CardState {
  const { number } = card();
  const wrong = problems();
  const brand = cardBrand(number);
  const fields = FIELDS.map((field): CardFieldState => {
    const problem = shown[field];
    return {
      field,
      valid: wrong[field] === null,
      message: problem && CARD_MESSAGES[problem],
      problem,
      focused: document.activeElement === inputOf(field),
    };
  });
  const last4 = wrong.number === null ? number.replaceAll(/\D/g, "").slice(-4) : "";
  return { fields, brand, cardType: cardType(brand), last4, ready: fields.every(({ valid }) => valid) };
}

function tell(message: FromCardFields): void {
  parent.postMessage(message, storeOrigin);
}

function paint(now: CardState): void {
  for (const { field, valid, message } of now.fields) {
    const input = inputOf(field);
    const settled = valid && (document.activeElement !== input || isFull(field, input.value, now));
    const fieldElement = document.getElementById(`${field}-field`) as HTMLElement;
    fieldElement.dataset["state"] = message === null ? (settled ? "valid" : "") : "wrong";
    if (message === null) input.removeAttribute("aria-invalid");
    else input.setAttribute("aria-invalid", "true");
    (document.getElementById(`${field}-error`) as HTMLElement).textContent = message ?? "";
  }
  (document.getElementById("brand") as HTMLElement).textContent = now.cardType ?? "";
  const isAmex = now.brand === "AE";
  (document.getElementById("securityCode-note") as HTMLElement).textContent = isAmex
    ? (form.dataset["front"] ?? "")
    : (form.dataset["back"] ?? "");
}

function isFull(field: CardFieldName, value: string, { brand }: CardState): boolean {
  if (field === "number") return value.length === (brand === "AE" ? 17 : 19);
  return field === "expiry" ? value.length === 5 : value.length === (brand === "AE" ? 4 : 3);
}

function changed(): void {
  const now = state();
  paint(now);
  tell({ type: "card-fields/state", ...now });
}

/** Digits are grouped as they are typed, the caret stays behind the digit it was behind. */
function reformat(name: CardFieldName, event: Event): void {
  const input = inputOf(name);
  if (name === "securityCode") return;
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith("delete");
  const formatted = name === "number" ? formatCardNumber(input.value) : formatExpiry(input.value);
  if (formatted === input.value || (isDeleting && name === "expiry")) return;
  const digitsBefore = input.value.slice(0, input.selectionStart ?? 0).replaceAll(/\D/g, "").length;
  const wasAtEnd = input.selectionStart === input.value.length;
  input.value = formatted;
  const caret = wasAtEnd ? formatted.length : caretAfter(formatted, digitsBefore);
  input.setSelectionRange(caret, caret);
}

function checkField(name: CardFieldName): void {
  const wrong = problems();
  shown[name] = wrong[name];
  // The code's length hangs on the number's brand: a number changed later makes the code right or wrong.
  if (name === "number" && inputOf("securityCode").value !== "") shown.securityCode = wrong.securityCode;
}

async function tokenise(requestId: string): Promise<void> {
  Object.assign(shown, problems());
  changed();
  const firstField = FIELDS.find((name) => shown[name] !== null);
  if (firstField) {
    inputOf(firstField).focus();
    return tell({ type: "card-fields/invalid", requestId, firstField });
  }
  const { brand, cardType: type, last4 } = state();
  const made = await createToken(card(), form.dataset["key"] ?? "");
  if (made.ok) tell({ type: "card-fields/token", requestId, token: made.token, brand, cardType: type, last4 });
  else tell({ type: "card-fields/failed", requestId, message: made.message });
}

function ready(): void {
  tell({ type: "card-fields/ready", height: document.documentElement.offsetHeight, ...state() });
}

for (const name of FIELDS) {
  const input = inputOf(name);
  input.addEventListener("input", (event) => {
    reformat(name, event);
    if (shown[name] !== null) shown[name] = null;
    changed();
  });
  input.addEventListener("focus", changed);
  input.addEventListener("blur", () => {
    // Tabbing past an untouched field says nothing yet; Pay will.
    if (input.value !== "" || shown[name] !== null) checkField(name);
    changed();
  });
}
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("keydown", (event) => {
  if (event.key === "Enter") tell({ type: "card-fields/submit" });
});
addEventListener("message", (event: MessageEvent<ToCardFields>) => {
  if (event.origin !== storeOrigin || event.source !== parent) return;
  const message = event.data;
  if (message.type === "card-fields/hello") ready();
  if (message.type === "card-fields/tokenise") void tokenise(message.requestId);
  if (message.type === "card-fields/focus") inputOf(message.field).focus();
  if (message.type === "card-fields/theme") document.documentElement.dataset["theme"] = message.theme;
});
new ResizeObserver(() => tell({ type: "card-fields/height", height: document.documentElement.offsetHeight })).observe(
  document.documentElement,
);
paint(state());
ready();

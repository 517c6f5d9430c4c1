/// <reference lib="dom" />
import { cardBrand } from "#rules/payment/card-brand.ts";
import { checkCardExpiry, checkCardNumber, checkSecurityCode } from "#rules/payment/check-card-fields.ts";
import { createToken } from "../card-fields/browser/create-token.ts";
import { formatCardNumber, formatExpiry } from "../card-fields/browser/format-typing.ts";

type Kind = "cardNumber" | "cardExpiry" | "cardCvc";
type Values = Partial<Record<Kind, string>>;

const BRANDS: Readonly<Record<string, string>> = {
  AE: "amex",
  Visa: "visa",
  Master: "mastercard",
  Discover: "discover",
};
const LABELS: Readonly<Record<Kind, string>> = {
  cardNumber: "Card number",
  cardExpiry: "Expiration",
  cardCvc: "Security code",
};
/** What Stripe says of a field that is not right yet. */
const CODES: Readonly<Record<string, string>> = {
  invalid_number: "incomplete_number",
  invalid_date_format: "incomplete_expiry",
  invalid_date: "invalid_expiry_month",
  expired: "invalid_expiry_month_past",
};

const asked = new URLSearchParams(location.search);
const kind = (asked.get("type") ?? "cardNumber") as Kind;
const siblings = new BroadcastChannel(asked.get("group") ?? "");
const input = document.querySelector("input") as HTMLInputElement;
const store = document.referrer === "" ? "*" : new URL(document.referrer).origin;
const values: Values = {};
input.setAttribute("aria-label", LABELS[kind]);
input.autocomplete = kind === "cardNumber" ? "cc-number" : kind === "cardExpiry" ? "cc-exp" : "cc-csc";
input.maxLength = kind === "cardNumber" ? 19 : kind === "cardExpiry" ? 5 : 4;

const tell = (message: object) => parent.postMessage(message, store);

function problem(): string | null {
  const now = new Date();
  if (kind === "cardNumber") return checkCardNumber(input.value);
  if (kind === "cardCvc") return checkSecurityCode(input.value, cardBrand(values.cardNumber ?? ""));
  return checkCardExpiry(input.value, { year: now.getFullYear(), month: now.getMonth() + 1 }, "end_of_month");
}

function changed(): void {
  const wrong = problem();
  const empty = input.value === "";
  const code = wrong && (CODES[wrong] ?? "incomplete_cvc");
  const brand = BRANDS[cardBrand(values.cardNumber ?? "")] ?? "unknown";
  const error = empty || code === null ? undefined : { type: "validation_error", code };
  tell({ event: "change", empty, complete: wrong === null, error, brand });
}

async function create(): Promise<void> {
  const [month = "", year = ""] = (values.cardExpiry ?? "").split("/");
  const card = {
    number: values.cardNumber ?? "",
    expiry: values.cardExpiry ?? "",
    securityCode: values.cardCvc ?? "",
  };
  const made = await createToken(card, asked.get("key") ?? "");
  const facts = {
    brand: BRANDS[cardBrand(card.number)] ?? "unknown",
    last4: card.number.slice(-4),
    exp_month: Number(month),
    exp_year: 2000 + Number(year),
  };
  const result = made.ok ? { paymentMethod: { id: made.token, card: facts } } : { error: { message: made.message } };
  tell({ event: "created", result });
}

siblings.addEventListener("message", ({ data }: MessageEvent<Values>) => {
  Object.assign(values, data);
  if (kind === "cardCvc" && input.value !== "") changed();
});
input.addEventListener("input", () => {
  if (kind === "cardNumber") input.value = formatCardNumber(input.value);
  if (kind === "cardExpiry") input.value = formatExpiry(input.value);
  values[kind] = input.value;
  siblings.postMessage({ [kind]: input.value });
  changed();
});
input.addEventListener("focus", () => tell({ event: "focus" }));
input.addEventListener("blur", () => tell({ event: "blur" }));
addEventListener(
  "message",
  ({ source, data }: MessageEvent<{ do: string; look?: { style?: { base?: { color?: string } } } }>) => {
    if (source !== parent) return;
    if (data.do === "focus") input.focus();
    if (data.do === "create") void create();
    if (data.do === "look") input.style.color = data.look?.style?.base?.color ?? "";
  },
);
tell({ event: "ready" });

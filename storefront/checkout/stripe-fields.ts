import type {
  PaymentMethodResult,
  Stripe,
  StripeCardCvcElementChangeEvent,
  StripeCardExpiryElementChangeEvent,
  StripeCardNumberElementChangeEvent,
  StripeElementStyle,
} from "@stripe/stripe-js";
import { CARD_MESSAGES } from "#contract/card-messages.ts";
import type { CardFieldName, CardFieldsTheme, CardState } from "#contract/card-fields-protocol.ts";
import { type CardBrand, cardType } from "#rules/payment/card-brand.ts";
import type { CardProblem } from "#rules/payment/check-card-fields.ts";

export const FIELDS = ["number", "expiry", "securityCode"] as const satisfies readonly CardFieldName[];
const ELEMENTS = { number: "cardNumber", expiry: "cardExpiry", securityCode: "cardCvc" } as const;

/** Stripe's words for what is wrong (docs.stripe.com/js/element/events/on_change), as the specification's. */
const PROBLEMS: Readonly<Record<string, CardProblem>> = {
  incomplete_number: "invalid_number",
  invalid_number: "invalid_number",
  incomplete_expiry: "invalid_date_format",
  invalid_expiry_month: "invalid_date",
  invalid_expiry_year: "invalid_date",
  invalid_expiry_month_past: "expired",
  invalid_expiry_year_past: "expired",
};
const BRANDS: Readonly<Record<string, CardBrand>> = {
  visa: "Visa",
  mastercard: "Master",
  amex: "AE",
  discover: "Discover",
};

type Change = StripeCardNumberElementChangeEvent | StripeCardExpiryElementChangeEvent | StripeCardCvcElementChangeEvent;

interface Told {
  wrong: CardProblem | null;
  shown: CardProblem | null;
  focused: boolean;
}

const UNTOUCHED: Told = { wrong: "required", shown: null, focused: false };

export type StripeToken = PaymentMethodResult;

/** What Stripe's fields say of themselves, kept as the shop shows it: a field is judged when it is left, and cleared while it is corrected. */
export class StripeFields {
  readonly #told: Record<CardFieldName, Told> = {
    number: UNTOUCHED,
    expiry: UNTOUCHED,
    securityCode: UNTOUCHED,
  };
  readonly #stripe: Stripe;
  readonly #elements;
  readonly #tell: (state: CardState) => void;
  #brand: CardBrand = "";

  constructor(stripe: Stripe, theme: CardFieldsTheme, tell: (state: CardState) => void) {
    this.#tell = tell;
    this.#stripe = stripe;
    const all = this.#stripe.elements();
    const style = styleOf(theme);
    this.#elements = {
      number: all.create(ELEMENTS.number, { style, showIcon: true }),
      expiry: all.create(ELEMENTS.expiry, { style }),
      securityCode: all.create(ELEMENTS.securityCode, { style }),
    };
    this.#elements.number.on("change", ({ brand, ...event }) => {
      this.#brand = BRANDS[brand] ?? "";
      this.#changed("number", event);
    });
    this.#elements.expiry.on("change", (event) => this.#changed("expiry", event));
    this.#elements.securityCode.on("change", (event) => this.#changed("securityCode", event));
    this.#watch("number", this.#elements.number);
    this.#watch("expiry", this.#elements.expiry);
    this.#watch("securityCode", this.#elements.securityCode);
  }

  mount(field: CardFieldName, place: HTMLElement): void {
    this.#elements[field].mount(place);
  }

  paint(theme: CardFieldsTheme): void {
    for (const field of FIELDS) this.#elements[field].update({ style: styleOf(theme) });
  }

  focus(field: CardFieldName): void {
    this.#elements[field].focus();
  }

  /** The first field that is not right; every wrong one says so from now on. */
  firstWrong(): CardFieldName | null {
    for (const field of FIELDS) this.#note(field, { shown: this.#told[field].wrong });
    return FIELDS.find((field) => this.#told[field].wrong !== null) ?? null;
  }

  /** Stripe's answer; the card stays with it. */
  token(): Promise<StripeToken> {
    return this.#stripe.createPaymentMethod({ type: "card", card: this.#elements.number });
  }

  /** A card that is of no use any more, as its token says. */
  expired(): void {
    this.#note("expiry", { wrong: "expired", shown: "expired" });
  }

  destroy(): void {
    for (const field of FIELDS) this.#elements[field].destroy();
  }

  state(): CardState {
    const fields = FIELDS.map((field) => {
      const { wrong, shown, focused } = this.#told[field];
      return { field, valid: wrong === null, message: shown && CARD_MESSAGES[shown], problem: shown, focused };
    });
    return {
      fields,
      brand: this.#brand,
      cardType: cardType(this.#brand),
      last4: "",
      ready: fields.every(({ valid }) => valid),
    };
  }

  #watch(field: CardFieldName, element: { on(event: "focus" | "blur", handler: () => void): unknown }): void {
    element.on("focus", () => this.#note(field, { focused: true }));
    element.on("blur", () => {
      // Passing an untouched field says nothing yet; the button will.
      const { wrong, shown } = this.#told[field];
      this.#note(field, { focused: false, shown: wrong === "required" && shown === null ? null : wrong });
    });
  }

  #changed(field: CardFieldName, { empty, complete, error }: Pick<Change, "empty" | "complete" | "error">): void {
    const wrong = empty ? "required" : complete ? null : this.#problemOf(field, error?.code);
    this.#note(field, { wrong, shown: null });
  }

  #problemOf(field: CardFieldName, code: string | undefined): CardProblem {
    if (code !== undefined && PROBLEMS[code]) return PROBLEMS[code];
    if (field === "number") return "invalid_number";
    if (field === "expiry") return "invalid_date_format";
    return this.#brand === "AE" ? "amex_code" : "code";
  }

  #note(field: CardFieldName, told: Partial<Told>): void {
    this.#told[field] = { ...this.#told[field], ...told };
    this.#tell(this.state());
  }
}

/** The shop's own colors, which Stripe's frames do not inherit. */
function styleOf(theme: CardFieldsTheme): StripeElementStyle {
  const [text, muted, wrong] = theme === "dark" ? ["#f0f0ed", "#a7acb2", "#ff9182"] : ["#15181b", "#575c62", "#ae2a1c"];
  return {
    base: {
      color: text,
      fontSize: "16px",
      lineHeight: "24px",
      fontFamily: "Inter, system-ui, sans-serif",
      "::placeholder": { color: muted },
    },
    invalid: { color: wrong, iconColor: wrong },
  };
}

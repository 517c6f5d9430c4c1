import { idGroupName } from "./id-discount.ts";
import type { Cents } from "#rules/money/cents.ts";
import type { Ppm } from "#rules/money/round-half-even.ts";
import type { NotChargedOf, NotChargedRule, PriceRule, PriceStepOf, Taxed } from "#rules/pricing/price-step.ts";
import { longDay } from "./days.ts";
import { formatCents as money, formatCount, percent } from "./money.ts";
import { longerWarrantyName } from "./order-lines.ts";
import { ownerText } from "./owner-texts.ts";
import { roundingText } from "./rounding.ts";
import { shippingReasonText } from "./shipping-reasons.ts";
import { regionName } from "./states.ts";

/** What a shopper reads of a step. `rounding` is null for exact sums; `note` says what the amount leaves out. */
export interface StepWords {
  label: string;
  why: string;
  rounding: string | null;
  note?: string;
}

const BY_ITEM = "Arrondi une seule fois pour chaque article.";
const EACH_CARRIES = "Chaque article en porte sa part\u00a0: un retour rembourse ainsi ce que vous avez vraiment payé.";

/** The taxes' own names in French. One that the owner's settings call otherwise keeps that name. */
const TAXES: Readonly<Record<string, string>> = {
  "Sales tax": "Taxe de vente",
  GST: "TPS",
  HST: "TVH",
  PST: "TVP",
  QST: "TVQ",
  RST: "TVD",
};

const taxName = (tax: string) => TAXES[tax] ?? tax;
const rate = (ppm: Ppm) => percent(ppm / 1_000_000);
const times = (quantity: number) => (quantity === 1 ? "" : ` × ${quantity}`);

const STEP_WORDS: { readonly [Rule in PriceRule]: (step: PriceStepOf<Rule>) => StepWords } = {
  item: (step) => unitWords(itemName(step), step),
  "pre-order-deposit": (step) => ({
    ...unitWords(itemName(step), step),
    why: `Un dépôt de ${money(step.unit)}${times(step.quantity)}; le reste est à payer à l’expédition.`,
  }),
  "chosen-part": (step) => unitWords(changedPart(step), step),
  "operating-system": (step) => unitWords(systemName(step.group), step),
  "longer-warranty": (step) => unitWords(longerWarrantyName(step.name, step.months), step),
  warranty: (step) => unitWords("Garantie prolongée", step),
  "shipping-warranty": (step) => unitWords("Garantie de transport", step),
  "extended-warranty": (step) => unitWords("Garantie supplémentaire", step),
  rush: (step) => unitWords("Service accéléré", step),
  "coupon-amount": ({ code, off }) => ({
    label: `Code ${code}`,
    why: `${code}\u00a0: rabais de ${money(off)} sur ce à quoi il s’applique. ${EACH_CARRIES}`,
    rounding: "Réparti selon le prix, les cents restants aux plus grands restes.",
  }),
  "coupon-percent": ({ code, ratePpm }) => ({
    label: `Code ${code}`,
    why: `${code}\u00a0: rabais de ${rate(ratePpm)} sur ce à quoi il s’applique. ${EACH_CARRIES}`,
    rounding: BY_ITEM,
  }),
  "id-discount": ({ groupName, ratePpm }) => ({
    label: `Rabais\u00a0: ${idGroupName(groupName)}`,
    why: `Rabais de ${rate(ratePpm)} sur chaque article, sauf les dépôts, pour le groupe vérifié\u00a0: ${idGroupName(groupName)}. ${EACH_CARRIES}`,
    rounding: BY_ITEM,
  }),
  points: ({ points }) => ({
    label: `${formatCount(points)} ${points < 2 ? "point" : "points"}`,
    why: "Les points que vous avez choisi d’utiliser. Ils vous reviennent si vous retournez la commande.",
    rounding: "Réparti selon ce qui reste à payer de chaque article.",
  }),
  "shipping-method": shipping,
  "coupon-free-shipping": shipping,
  "leased-shipping": ({ amount }) =>
    exact(
      "Livraison d’une commande en location",
      `${money(amount)} de plus que le même mode de livraison pour une commande qui n’est pas en location.`,
    ),
  "ups-insurance": () => exact("Assurance UPS", "Le prix de l’assureur pour ce panier, selon votre choix."),
  "recycling-fee": ({ source }) =>
    exact("Écofrais", `L’État s’en sert pour payer les recycleurs; nous n’en gardons rien. ${source}`),
  tax: (step) => ({
    label: taxName(step.tax),
    why: taxOf(step),
    rounding: step.isRoundedByItem && !step.calculation ? BY_ITEM : taxRounding(step),
    ...noteOf(step),
  }),
  "tax-on-shipping": (step) => ({
    label: `${taxName(step.tax)} sur la livraison`,
    why: `${taxOf(step)} La livraison de biens taxés est taxée avec eux.`,
    rounding: taxRounding(step),
    ...noteOf(step),
  }),
  "colorado-delivery-fee": (step) => exact("Frais de livraison au détail du Colorado", feeSince(step)),
  "minnesota-delivery-fee": (step) => exact("Frais de livraison au détail du Minnesota", feeSince(step)),
};

export function stepWords<Rule extends PriceRule>(step: PriceStepOf<Rule>): StepWords {
  return STEP_WORDS[step.rule](step);
}

function exact(label: string, why: string): StepWords {
  return { label, why, rounding: null };
}

function unitWords(name: string, { unit, quantity }: { unit: Cents; quantity: number }): StepWords {
  return exact(name + times(quantity), `${money(unit)}${times(quantity)}.`);
}

function itemName({ name, isIncluded }: PriceStepOf<"item" | "pre-order-deposit">): string {
  return isIncluded ? `${name}, inclus` : name;
}

function changedPart({ name, replaces }: PriceStepOf<"chosen-part">): string {
  if (name === null) return `Sans ${replaces ?? ""}`;
  return replaces === null ? name : `${name}, au lieu de ${replaces}`;
}

function systemName(group: 117 | 169 | null): string {
  if (group === null) return "Sans système d’exploitation";
  return group === 169 ? "Windows Pro" : "Windows Home";
}

function shipping({ method, reason }: PriceStepOf<"shipping-method" | "coupon-free-shipping">): StepWords {
  return exact(method === "" ? "Livraison" : `Livraison, ${ownerText(method)}`, shippingReasonText(reason));
}

function taxOf({ ratePpm, base, country, state }: Taxed): string {
  return `${rate(ratePpm)} de ${money(base)} (${regionName({ country, state })}).`;
}

/** A tax service rounds each of its parts. */
function taxRounding({ calculation, base, ratePpm, amount }: Taxed & { amount: Cents }): string {
  return calculation ? "Calculé pour cette adresse." : roundingText(base, ratePpm, amount);
}

function noteOf({ leavesOutLocalTax }: Taxed): { note?: string } {
  return leavesOutLocalTax ? { note: "Au taux de l’État. Nous ne facturons aucune taxe de comté ou de ville." } : {};
}

function feeSince({ amount, validFrom, source }: PriceStepOf<"colorado-delivery-fee" | "minnesota-delivery-fee">) {
  return `${money(amount)} par commande depuis le ${longDay(validFrom)}. ${source}`;
}

const NOT_CHARGED: { readonly [Rule in NotChargedRule]: (facts: NotChargedOf<Rule>) => string } = {
  "colorado-delivery-fee": ({ because }) =>
    because === "katapult"
      ? "C’est à Katapult de déclarer les frais de livraison du Colorado."
      : "Les frais de livraison du Colorado ne s’appliquent pas à un dépôt, puisque rien n’est encore livré.",
  "minnesota-delivery-fee": ({ minimum }) =>
    `Les frais de livraison du Minnesota s’appliquent à partir de ${money(minimum)}.`,
  "no-state-tax": ({ state }) =>
    `${regionName({ country: "USA", state })}\u00a0: aucune taxe de vente de l’État, et nous ne facturons aucune taxe locale.`,
  "tax-exemption": ({ certificate }) => `Exonéré par le certificat ${certificate}.`,
  "tax-of-deposit": () => "Un dépôt de précommande n’est pas taxé. Vous payez la taxe avec le reste du prix.",
  "tax-holiday": ({ state, until }) =>
    `Congé de taxe (${regionName({ country: "USA", state })}) jusqu’au ${until.replace("T", " ")}, heure locale.`,
};

export function notChargedText<Rule extends NotChargedRule>(facts: NotChargedOf<Rule>): string {
  return NOT_CHARGED[facts.rule](facts);
}

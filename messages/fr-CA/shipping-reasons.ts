import type { ChargedSystems, GearAdder, ShippingReason } from "#rules/shipping/shipping-reason.ts";
import { formatCents as money } from "./money.ts";
import { ownerText } from "./owner-texts.ts";

type Because = ShippingReason["because"];
type ReasonOf<B extends Because> = { [Each in B]: Extract<ShippingReason, { because: Each }> }[B];

const WORDS: { readonly [B in Because]: (reason: ReasonOf<B>) => string } = {
  nothing_ships: () => "Une garantie ne demande aucun colis. Elle est en vigueur dès son paiement.",
  deposits_only: () => "Le dépôt se paie maintenant; rien n’est expédié avant la précommande.",
  free_from: ({ minimum }) => `Gratuite à partir de ${money(minimum)} après rabais.`,
  free_with_code: ({ code }) => `Gratuite avec le code ${code}.`,
  gear_weight: ({ grams, fee, adder }) =>
    `${weight(grams)} d’équipement\u00a0: ${money(fee)}${adder ? `, et ${added(adder)}` : ""}.`,
  ready_made: ({ count, each, days }) => {
    const fee =
      each === 0
        ? "Incluse dans le prix de chaque PC préassemblé."
        : `${count} PC préassemblé${count < 2 ? "" : "s"} × ${money(each)}.`;
    return days ? `${fee} De ${days.from} à ${days.until} jours ouvrables.` : fee;
  },
  systems: ({ charged }) =>
    charged.length === 0 ? "Incluse dans le prix de chaque PC et portable." : `${charged.map(systems).join(", ")}.`,
  as_written: ({ words }) => ownerText(words),
};

const KINDS: Readonly<Record<ChargedSystems["kind"], string>> = { desktop: "PC de bureau", laptop: "portable" };

/** Why a way to ship costs what it costs, in one sentence. */
export function shippingReasonText<B extends Because>(reason: ReasonOf<B>): string {
  return WORDS[reason.because](reason);
}

function systems({ kind, count, each, rate, included }: ChargedSystems): string {
  return `${count} × ${money(each)} (tarif de ${money(rate)} pour un ${KINDS[kind]}, moins ${money(included)} déjà inclus dans son prix)`;
}

function added(adder: GearAdder): string {
  return adder.because === "postal_service"
    ? `${money(adder.fee)} pour le service postal`
    : `${money(adder.fee)} pour la livraison en deux jours (${adder.state})`;
}

function weight(grams: number): string {
  return `${(grams / 1000).toFixed(grams % 1000 === 0 ? 0 : 2).replace(".", ",")}\u00a0kg`;
}

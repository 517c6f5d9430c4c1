import { formatDecimal, formatMoney } from "./money.ts";

/** Where a PC's graphics card may or must travel in a box of its own. */
export const cardBoxWords = {
  legend: "Comment la carte graphique voyage",
  must: (name: string) => `${name}\u00a0: la carte graphique voyage dans sa propre boîte.`,
  may: (name: string) => `${name}\u00a0: la carte graphique voyage dans son emplacement ou dans sa propre boîte.`,
  mayShort: "Sa carte graphique peut voyager dans sa propre boîte",
  mustShort: "Sa carte graphique voyage dans sa propre boîte",
  why: "Pourquoi, et ce que vous faites",
  oneOrTwo: "Une boîte ou deux?",
  apart: "Envoyer la carte graphique dans sa propre boîte",
  steps: "Comment installer la carte",
};

/** The popup `gpu-must-ship-separately`. */
export const mustShipWords = {
  title: "La carte graphique voyage dans sa propre boîte",
  lead: "Dans son emplacement, une seule chute peut arracher une carte aussi épaisse, et la carte mère avec elle. Dans sa propre boîte, ni l’un ni l’autre n’arrive.",
  howThick: (slots: number, most: number): readonly (readonly [string, string])[] => [
    ["Maximum dans l’emplacement", slotsText(most)],
    ["Cette carte", slotsText(slots)],
    ["Excédent", slotsText(Math.round((slots - most) * 100) / 100)],
  ],
  facts: [
    ["Colis", "Deux, remis ensemble. La livraison coûte le même prix."],
    ["Vous faites", "Trois étapes, une dizaine de minutes, avec un seul tournevis"],
    ["Testée", "Dans le PC, avec cette carte précise, avant que nous la retirions"],
    ["Garantie", "La même\u00a0: installer la carte n’y met pas fin."],
  ] as const,
  computer: "Ce PC est trop lourd pour voyager avec sa carte dans l’emplacement.",
  steps: "Voir les trois étapes",
  fine: "D’accord",
};

/** The popup `gpu-separate-shipping`. */
export const separateWords = {
  title: "Une boîte ou deux?",
  lead: (name: string, slots: number, most: number) =>
    `${name}\u00a0: la carte a une épaisseur de ${slotsText(slots)}. Avec un support et de la mousse, une carte d’au plus ${slotsText(most)} peut voyager dans son emplacement.`,
  fitted: "Dans son emplacement, avec un support et de la mousse",
  fittedDetail: "Un colis. Vous retirez le support, et tout est prêt.",
  apart: "Dans sa propre boîte",
  apartDetail: "Deux colis. Vous installez la carte\u00a0: trois étapes, une dizaine de minutes.",
  free: formatMoney(0),
  later: "Vous choisirez en passant la commande, là où vous choisissez le mode de livraison.",
  use: "Choisir",
};

/** The popup `video-card-shipped`. */
export const cardShippedWords = {
  title: "Votre carte graphique est dans sa propre boîte",
  lead: "Elle est remise en même temps que le PC. Installez la carte avant d’allumer le PC.",
  close: "Compris",
};

/** How thick a graphics card is. */
export function slotsText(slots: number): string {
  return `${formatDecimal(slots)}\u00a0${slots < 2 ? "emplacement" : "emplacements"}`;
}

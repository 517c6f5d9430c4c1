import type { BuildRefusalFacts } from "#rules/build/build-refusal-facts.ts";
import { energyRefusalText } from "./energy-law.ts";
import { formatCents } from "./money.ts";
import type { RefusalWords } from "../refusal-words.ts";

/** Why a PC with chosen parts cannot be sold, or not be kept. */
export const buildRefusalWords = {
  build_invalid: () => "Ce n’est pas une de nos configurations. Choisissez les pièces à nouveau.",
  build_not_offered: ({ name }) => `On ne peut pas choisir les pièces de ce modèle\u00a0: ${name}.`,
  build_part_not_offered: ({ name, part }) =>
    part === ""
      ? `Une de ces pièces n’est plus offerte pour ce modèle\u00a0: ${name}. Choisissez-en une autre.`
      : `${part} n’est plus offert pour ce modèle\u00a0: ${name}. Choisissez une autre pièce.`,
  build_does_not_fit: ({ name }) =>
    `Nous ne pouvons pas monter ${name} avec ces pièces. Changez ce qui n’est pas compatible.`,
  build_not_lit: ({ name }) =>
    `${name}\u00a0: rien ne s’y éclaire d’une couleur réglable. Retirez la couleur, ou choisissez une mémoire ou des ventilateurs éclairés.`,
  energy_law: energyRefusalText,
  build_name_invalid: ({ most }) => `Donnez à la configuration un nom de 1 à ${most} caractères.`,
  builds_full: ({ most }) => `Vous avez ${most} configurations enregistrées, le maximum. Supprimez-en une d’abord.`,
  saved_build_unknown: () => "Cette configuration n’est plus parmi vos configurations enregistrées.",
  build_not_watched: ({ name }) =>
    `On ne peut ni monter ni acheter ${name} dans cet état\u00a0: nous n’en surveillons donc pas le prix. Réglez d’abord ce qui bloque.`,
  target_reached: ({ price }) =>
    `Le prix est de ${formatCents(price)} aujourd’hui. Entrez un prix plus bas, ou laissez le champ vide pour être avisé de toute baisse.`,
} satisfies Pick<RefusalWords, keyof BuildRefusalFacts>;

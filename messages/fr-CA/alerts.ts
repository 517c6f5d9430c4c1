import type { AlertTitle } from "#rules/refusal.ts";

/** The generic alert's own words (S470, S471, S473) and the one failure of the checkout whose text is fixed (S482, S483). */
export const alertWords = {
  generalError: "Erreur générale",
  button: "D’accord",
  checkFailed: "La vérification des articles du panier a échoué. Veuillez actualiser la page.",
};

export const alertTitles: Readonly<Record<AlertTitle, string>> = {
  system: "Système",
  fail: "Échec",
  payment_declined: "Paiement refusé",
  card: "Carte",
};

/** What stands below the specification's words for an answer that never came. */
export const noAnswerWords = {
  added: "Rien n’a été ajouté. Votre panier n’a pas changé. Réessayez.",
  changed: "Rien n’a changé, votre panier non plus. Réessayez.",
  outOfReach: "Nous n’avons pas pu joindre la boutique. Vérifiez votre connexion, puis réessayez.",
};

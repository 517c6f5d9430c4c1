import { CLOSING_DAYS } from "#rules/member/member-states.ts";

export const privacyAccountWords = {
  title: "Confidentialité",
  lead: "Ce que nous savons de vous, pendant combien de temps, et comment en prendre une copie ou y mettre fin.",
  number: (id: number) => `Votre numéro de membre\u00a0: ${id}`,
  what: "Quoi",
  why: "Pourquoi",
  until: "Jusqu’à quand",
  rows: [
    [
      "Le nom, le courriel et les adresses de votre compte",
      "Pour expédier et pour vous écrire au sujet de vos commandes",
      "Jusqu’à la fermeture du compte",
    ],
    [
      "Vos listes enregistrées",
      "Pour que vous retrouviez vos articles",
      "Jusqu’à ce que vous les supprimiez ou fermiez le compte",
    ],
    [
      "Vos configurations enregistrées",
      "Pour que vous les retrouviez et soyez avisé d’un prix",
      "Jusqu’à ce que vous les supprimiez ou fermiez le compte",
    ],
    [
      "Les commandes et leurs reçus",
      "Lois fiscales et garantie",
      "Aussi longtemps que la loi l’exige, avec ou sans compte",
    ],
    [
      "Points, retours et avis",
      "Pour tenir nos promesses envers vous",
      "Jusqu’à la fermeture du compte; les avis restent",
    ],
    ["Images et PDF d’un retour", "Pour voir ce qui ne va pas avec un article", "90 jours"],
    [
      "Les alertes par courriel que vous avez demandées",
      "Pour vous dire qu’un prix a baissé ou qu’un article est de retour",
      "Jusqu’à l’envoi, 180 jours au plus",
    ],
    ["Le fait qu’un tel courriel vous a été envoyé", "Pour l’afficher avec vos alertes", "90 jours"],
    ["Où vous êtes connecté", "Pour vous le montrer et garder les autres dehors", "90 jours au plus"],
    [
      "Ce qui s’est passé dans votre compte, comme les connexions",
      "Pour enquêter sur un vol découvert tard",
      "400 jours",
    ],
    [
      "Numéros de carte",
      "Ne nous parviennent jamais\u00a0: l’entreprise de paiement les détient",
      "Nous voyons quatre chiffres",
    ],
  ],
  policy: "Toute la politique de confidentialité",
  takeTitle: "Obtenir une copie",
  takeLead: "Le tout dans un seul fichier JSON, créé à l’instant.",
  take: "Télécharger mes données",
  fileName: "rigsmith-mes-donnees.json",
  endTitle: "Fermer le compte",
  endLead: `Tous les appareils sont déconnectés immédiatement. Le compte est effacé pour de bon ${CLOSING_DAYS} jours plus tard.`,
  endHow:
    "D’ici là, vous pouvez changer d’avis\u00a0: connectez-vous de nouveau ou appuyez sur le bouton du courriel que nous vous envoyons maintenant. Rien n’est perdu avant.",
  lost: "Perdu\u00a0: vos façons de vous connecter, vos adresses, listes et configurations enregistrées, vos points, vos alertes et le panier.",
  stays:
    "Conservé\u00a0: les commandes avec leurs reçus et garanties, que vous retrouvez par numéro et courriel comme sans compte, et les avis sous le nom que vous avez donné.",
  end: "Fermer mon compte",
  back: "Retour à votre compte",
};

export const keepAccountWords = {
  title: "Garder votre compte",
  lead: "Vous avez fermé votre compte, mais il n’est pas encore effacé. D’un seul clic, tout reste comme avant.",
  send: "Garder mon compte",
  keptTitle: "Votre compte est conservé",
  kept: "Rien n’a été perdu. Connectez-vous comme avant.",
  endingTitle: "Votre compte est en cours de fermeture",
  ending: `Vous êtes déconnecté partout. Vous avez ${CLOSING_DAYS} jours pour changer d’avis\u00a0: connectez-vous ou appuyez sur le bouton du courriel que nous vous avons envoyé. Ensuite, le compte est effacé pour de bon.`,
  endedLead: "Si le compte n’est pas encore effacé, vous connecter le conserve.",
  signIn: "Se connecter",
};

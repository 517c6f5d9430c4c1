import { formatCount } from "./money.ts";

/** What is wrong with a field of a request, beside what its schema says. */
export const inputWords = {
  notText: "Ce texte contient des caractères qui ne sont pas du texte.",
  unknownKey: "Ce champ n’est pas reconnu ici.",
  empty: "Remplissez ce champ.",
  noneChosen: "Choisissez-en au moins un.",
  tooLong: (most: number) => `C’est trop long\u00a0: ${formatCount(most)} caractères au maximum.`,
  tooMany: (most: number) => `Il y en a trop\u00a0: ${formatCount(most)} au maximum.`,
  givenTwice: "Ce champ ne peut être donné qu’une fois.",
  fileComesLast: "Le fichier vient en dernier, après tous les autres champs.",
  orderNumber:
    "Nos numéros ressemblent à RS-7K3F9-Q2M8T4. Le vôtre est dans le reçu que nous vous avons envoyé par courriel.",
  applePayGateway: "Ce n’est pas une adresse d’Apple Pay.",
  cardNumber:
    "Cela ressemble à un numéro de carte. Les numéros de carte ne s’entrent que dans les champs de carte, à l’étape du paiement.",
};

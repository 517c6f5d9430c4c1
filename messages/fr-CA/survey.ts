import type { HeardFrom } from "#rules/order/order-survey.ts";

const heardFrom: Record<Exclude<HeardFrom, "">, string> = {
  friend: "Un ami",
  search: "Une recherche",
  video: "Une vidéo",
  social: "Les médias sociaux",
  press: "Un article ou une critique",
  other: "Autrement",
};

export const surveyWords = {
  title: "Comment avons-nous fait?",
  of: (order: string) => `Commande ${order}`,
  lead: "Seule la première question exige une réponse.",
  rating: "Comment s’est passé votre achat chez nous?",
  ratings: ["1, médiocre", "2", "3, correct", "4", "5, excellent"] as const,
  heard: "Comment avez-vous entendu parler de nous?",
  noAnswer: "Je préfère ne pas répondre",
  heardFrom,
  comment: "Que pourrions-nous améliorer?",
  send: "Envoyer",
  chooseRating: "Choisissez un nombre de 1 à 5.",
  thanks: "Merci. Nous avons votre réponse.",
  toOrder: "Retour à la commande",
  find: "Nous ne pouvons pas voir cette commande ici. Ouvrez le sondage à partir de la page de votre commande, dans le navigateur qui a servi à commander.",
  findIt: "Trouver la commande",
  link: "Dites-nous comment nous avons fait",
};

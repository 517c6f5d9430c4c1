export const addressWords = {
  firstName: "Prénom",
  lastName: "Nom de famille",
  nameWhy: "Le transporteur a besoin d’un nom sur l’étiquette.",
  country: "Pays",
  usa: "États-Unis",
  canada: "Canada",
  other: "Un autre pays",
  street: "Adresse",
  streetWhy: "Numéro et rue.",
  zipCode: "Code ZIP",
  postalCode: "Code postal",
  city: "Ville",
  region: "Région",
  province: "Province",
  state: "État",
  choose: "Choisir",
  apartment: "Appartement ou bureau",
  company: "Entreprise",
  filledFrom: (isCanada: boolean, isUsa: boolean, code: string) =>
    `Nous avons rempli la ville et ${isCanada ? "la province" : "l’État"} d’après le code ${isUsa ? "ZIP" : "postal"} ${code}. Corrigez-les au besoin.`,
  poBox: "Une case postale\u00a0: seul le service postal y livre; FedEx et UPS n’y livrent pas.",
  countryNames: { USA: "États-Unis", CANADA: "Canada", OTHER: "" },
};

/** A postal code that does not go with its state, or that nobody knows. */
export const placeWords = {
  mayBeRight: (isZip: boolean) => `Ce code ${isZip ? "ZIP" : "postal"} est-il exact?`,
  check: (isZip: boolean) => `Vérifiez le code ${isZip ? "ZIP" : "postal"}`,
  edit: "Modifier l’adresse",
  delayed: "Avec un code inexact, un colis peut être retardé ou nous revenir.",
  everywhere:
    "Nous livrons dans chaque État et territoire des États-Unis, aux bureaux de poste militaires et au Canada.",
  mustMatch: (isZip: boolean) =>
    `Les taxes et la livraison dépendent de ${isZip ? "l’État" : "la province"}\u00a0: les deux doivent concorder.`,
  isRight: (code: string) => `${code} est-il exact?`,
  isIt: (place: string) => `Est-ce ${place}?`,
  which: "Dans quel État est-ce?",
  use: (place: string) => `Utiliser ${place}`,
  confirm: (code: string) => `${code} est exact`,
};

export const suggestionWords = {
  title: "Est-ce la bonne adresse?",
  why: "Le service d’adresses que nous avons consulté l’écrit autrement. Prenez sa version si c’est le même endroit; gardez la vôtre si vous savez mieux.",
  suggested: "Suggérée",
  typed: "Telle que vous l’avez écrite",
  take: "Prendre la suggestion",
  keep: "Garder la mienne",
};

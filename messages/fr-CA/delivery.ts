import type { Pieces } from "../pieces.ts";
import { formatCount } from "./money.ts";

interface Place {
  zipCode: string;
  state: string;
  city: string;
}

/** `Denver, CO 80202`. */
const placeText = ({ zipCode, state, city }: Place) => `${city === "" ? "" : `${city}, `}${state} ${zipCode}`;

export const deliveryWords = {
  shipsTo: "Livraison",
  /** For the header: `Denver 80202`. */
  shortPlace: ({ zipCode, state, city }: Place) => `${city || state} ${zipCode}`,
  chooseZip: "Votre code ZIP",
  canada: "Canada",
  zip: "Code postal ou code ZIP",
  check: "Vérifier",
  save: "Livrer ici",
  change: "Modifier",
  title: "Où faut-il livrer?",
  why: "Les dates de livraison et les taxes dépendent de votre code postal ou ZIP. Nous le gardons dans ce navigateur pour votre prochaine visite.",
  arrives: "Arrivée",
  withTax: "Avec taxes",
  arrivesAt: <P>(days: string, place: P): Pieces<P> => [`${days} à `, place],
  place: placeText,
  /** `name` is the method's, `fee` a price. */
  way: (name: string, fee: string) => `${name}, ${fee}`,
  free: "gratuit",
  nothing: (place: Place) => `Nous ne pouvons pas livrer ceci à ${placeText(place)}.`,
  asking: "Un instant…",
  sum: (price: string, parts: readonly { name: string; amount: string }[]) =>
    [price, ...parts.map(({ name, amount }) => `${amount} (${name})`)].join(" + "),
  noTax: "Aucune taxe de vente à cet endroit.",
  taxByAddress: "La taxe exacte dépend de votre rue. Vous la verrez en passant la commande.",
  whenToKnow: "Voyez votre date de livraison et le total avec taxes.",
  keepShopping: "Continuer à magasiner",
  backToProduct: "Retour au produit",
};

/** The popup `not-ship-to-or-warranties`: both panels. */
export const notShipToWords = {
  open: "Où nous livrons, et ce que la garantie couvre",
  title: "Où nous livrons",
  usa: "États-Unis",
  usaWhole:
    "Tous les États, Porto Rico et les autres territoires américains, et les adresses militaires (APO, FPO, DPO)",
  canada: "Canada",
  canadaWhole: "Toutes les provinces et tous les territoires",
  others: "Partout ailleurs",
  othersNot: "Pas encore",
  someStates: "Quelques ordinateurs de bureau ne peuvent pas être vendus dans certains États.",
  whichStates: "Lesquels, et pourquoi",
  warranty: "Garantie",
  shipping: "Tout sur la livraison",
};

export const cartEstimateWords = {
  forZip: (place: Place) => `Les taxes et la livraison sont calculées pour ${placeText(place)}.`,
  allBy: (day: string) => `Tout est livré d’ici le ${day}.`,
  freeLeft: <P>(left: P): Pieces<P> => ["Ajoutez ", left, " et la livraison est gratuite."],
  free: "La livraison est gratuite.",
  earns: (points: number) =>
    `Les membres gagnent ${formatCount(points)} ${points < 2 ? "point" : "points"} avec cette commande.`,
  ask: "Taxes et date de livraison selon votre code postal ou ZIP",
};

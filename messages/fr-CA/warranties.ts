import { counted } from "./plural.ts";
import { formatCount } from "./money.ts";
import { lengthText } from "./order-lines.ts";

const dayOrDays = (days: number) => `${formatCount(days)} ${days < 2 ? "jour" : "jours"}`;

export const warrantiesWords = {
  title: "Garanties",
  lead: "À partir du jour de la livraison. Aucune carte à conserver\u00a0: le numéro de commande sert de preuve.",
  none: "Rien pour l’instant. Ce que vous achetez en étant connecté figure ici avec sa garantie.",
  failed: "Nous n’avons pas pu lire vos garanties.",
  failedHelp: "Elles sont toujours en vigueur. Actualisez la page dans une minute.",
  /** `Forge 90, 2 unités`. */
  name: (name: string, units: number) => (units === 1 ? name : `${name}, ${counted(units, "unité", "unités")}`),
  order: (number: string) => `Commande ${number}`,
  length: lengthText,
  delivered: (day: string) => `Livré le ${day}.`,
  waits: "Elle commence le jour de la livraison.",
  starts: (day: string | null) =>
    day === null ? "Commence à la livraison" : `Commence à la livraison, au plus tard le ${day}`,
  endedAgo: (days: number) => `terminée il y a ${dayOrDays(days)}`,
  today: "Aujourd’hui",
  openReturn: (number: string) => `Voir le retour ${number}`,
  /** `until` is null while it is on its way. */
  longer: (months: number, price: string, until: string | null) =>
    `La prolonger à ${lengthText(months)}, ${price}${until === null ? "" : `, jusqu’au ${until}`}`,
  /** Behind the offer, for who hears it alone. */
  longerOf: (name: string, number: string) => `\u00a0: ${name}, commande ${number}`,
  left: (days: number) => (days === 0 ? "Dernier jour" : `${days < 2 ? "Reste" : "Restent"} ${dayOrDays(days)}`),
  over: "Terminée",
  notBegun: "Pas commencée",
  claim: "Demander une réparation",
  claimOf: (name: string, number: string) => `Demander une réparation\u00a0: ${name}, commande ${number}`,
  covers: "Ce qu’elle couvre",
};

import type { OrderLineFacts } from "#rules/order/order-line-facts.ts";
import { dayText } from "./days.ts";
import { lightText } from "./light-colors.ts";
import { ownerText } from "./owner-texts.ts";
import { counted } from "./plural.ts";

/** What stands under an order's or cart's line. */
export const orderDetailWords = {
  /** `36` months → `garantie de 3 ans`. */
  warranty: (months: number) => `garantie ${ofLength(months)}`,
  /** `ships` is null while nobody knows the day. */
  deposit: (ships: string | null) =>
    `dépôt de précommande, expédition séparée${ships === null ? "" : ` le ${ships}`} une fois le reste payé`,
  light: (color: string) => `couleur de l’éclairage\u00a0: ${lightText(color)}`,
  rush: { rush: "montage accéléré", DEFER: "montage plus tard, comme choisi" },
  covers: (months: number, order: string) =>
    `${lengthText(months)} au total à partir de la livraison, commande ${order}`,
  cardApart: "carte graphique dans sa propre boîte",
  waits: (ships: string, part: string) => `${ships}, une fois cette pièce reçue\u00a0: ${part}`,
  ships: (day: string) => `Expédition le ${day}`,
  shipsLater: "Expédition à la sortie du produit",
};

/** `Noir, garantie d’un an`: what an order's line says under its name. */
export function orderLineText(facts: OrderLineFacts): string {
  const { variant, warrantyMonths, rush, deposit, covers, light, cardApart } = facts;
  return [
    ownerText(variant ?? ""),
    light === undefined ? "" : orderDetailWords.light(light),
    warrantyMonths === null ? "" : orderDetailWords.warranty(warrantyMonths),
    rush ? orderDetailWords.rush[rush] : "",
    cardApart ? orderDetailWords.cardApart : "",
    covers ? orderDetailWords.covers(covers.months, covers.orderNumber) : "",
    deposit ? orderDetailWords.deposit(deposit.shipsOn === null ? null : dayText(deposit.shipsOn)) : "",
  ]
    .filter((words) => words !== "")
    .join(", ");
}

/** `Garantie de 4 ans pour Forge 90`. */
export function longerWarrantyName(name: string, months: number): string {
  return `Garantie ${ofLength(months)} pour ${name}`;
}

/** `d’un an`, `de 3 ans`. */
function ofLength(months: number): string {
  if (months === 12) return "d’un an";
  return months === 1 ? "d’un mois" : `de ${lengthText(months)}`;
}

/** `3 ans`, `1 an`, `18 mois`. */
export function lengthText(months: number): string {
  return months % 12 === 0 ? counted(months / 12, "an", "ans") : counted(months, "mois", "mois");
}

/** All we ever know of a card: `Visa se terminant par 4242`. */
export const cardWords = {
  card: "Carte",
  endingIn: (type: string, last4: string) => `${type} se terminant par ${last4}`,
};

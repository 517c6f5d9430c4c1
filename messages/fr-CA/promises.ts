import type { PromiseWords, ServicePromises } from "#rules/promises/promise-words.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { type PointRules, pointsValue } from "#rules/points/use-points.ts";
import { type CoveredKind, type Warranty, warrantiesFor } from "#rules/promises/warranty.ts";
import { lengthText } from "./order-lines.ts";
import { formatCount, formatMoney } from "./money.ts";
import { counted } from "./plural.ts";

interface PromiseSettings {
  warranties: readonly Warranty[];
  service: ServicePromises;
  points: PointRules & { expireAfterDays: number };
}

/** Every promise in words, from the store's settings. No page, question, popup or mail states one by itself. */
export function promiseWords(settings: PromiseSettings): PromiseWords {
  const { warranties, service, points } = settings;
  const longest = (kind: CoveredKind) => lengthText(warrantiesFor(kind, warranties).at(-1)?.months ?? 0);
  const included = (kind: CoveredKind) => lengthText(warrantiesFor(kind, warranties)[0]?.months ?? 0);
  return {
    "warranty.desktop": included("desktop"),
    "warranty.laptop": included("laptop"),
    "warranty.refurbished": included("refurbished"),
    "warranty.gear": included("gear"),
    "warranty.desktop.longest": longest("desktop"),
    "warranty.laptop.longest": longest("laptop"),
    returns: counted(service.returnDays, "jour", "jours"),
    "returns.shipping": RETURN_SHIPPING[service.returnShippingPaidBy],
    damage: counted(service.damageReportDays, "jour", "jours"),
    refund: counted(service.refundBusinessDays, "jour ouvrable", "jours ouvrables"),
    "burn-in": counted(service.burnInHours, "heure", "heures"),
    "points.earned": counted(points.earnedPerDollar, "point", "points"),
    "points.step": `${formatCount(points.spentInStepsOf)} points`,
    "points.step.worth": formatMoney(toWireMoney(pointsValue(points.spentInStepsOf, points))),
    "points.last": counted(points.expireAfterDays, "jour", "jours"),
  };
}

/** One sentence, to stand by itself. */
const RETURN_SHIPPING: Record<ServicePromises["returnShippingPaidBy"], string> = {
  buyer:
    "Nous payons l’expédition du retour si quelque chose n’allait pas avec votre commande; vous la payez si vous avez changé d’avis.",
  store: "Nous payons l’expédition du retour.",
};

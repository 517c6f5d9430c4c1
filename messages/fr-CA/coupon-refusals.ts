import type { CouponRefusalFacts } from "#rules/discounts/coupon-refusal-facts.ts";
import type { RefusalWords } from "../refusal-words.ts";
import { formatMoney } from "./money.ts";

const notAdded = ({ code }: { code: string }, why: string) => `Le code ${code} n’a pas été ajouté. ${why}`;

/** Why a coupon is not on a cart. */
export const couponRefusalWords = {
  coupon_unknown: ({ code }) =>
    `Nous ne connaissons pas le code ${code}. Vérifiez l’orthographe; les majuscules ne comptent pas.`,
  coupon_not_started: (coupon) => notAdded(coupon, `Il commence le ${coupon.startsOn}.`),
  coupon_expired: (coupon) => notAdded(coupon, `Il a pris fin le ${coupon.endedOn}.`),
  coupon_used_up: ({ at, code }) =>
    at === "order"
      ? "Ce code est épuisé. Retirez-le pour continuer. Rien ne vous a été facturé."
      : notAdded({ code }, "Il a déjà servi autant de fois que permis."),
  coupon_used_by_customer: (coupon) =>
    notAdded(coupon, "Vous l’avez déjà utilisé, et il est valable pour une seule commande par client."),
  coupon_below_minimum: (coupon) =>
    notAdded(coupon, `Il faut pour ${formatMoney(coupon.minimumCents / 100)} d’articles admissibles dans le panier.`),
  coupon_no_eligible_item: (coupon) => notAdded(coupon, "Il ne s’applique à rien de ce qui est dans le panier."),
  coupon_with_id_discount: (coupon) =>
    notAdded(coupon, "Il ne peut pas être combiné au rabais de groupe; retirez d’abord celui-ci."),
} satisfies Pick<RefusalWords, keyof CouponRefusalFacts>;

import type { VoucherStanding } from "#rules/voucher/voucher-standings.ts";
import type { Pieces } from "../pieces.ts";

/** A gift voucher in the cart. */
export const voucherWords = {
  title: "Chèque-cadeau",
  code: "Code du chèque-cadeau",
  add: "Utiliser",
  pays: <P>(last4: string, amount: P): Pieces<P> => [`Se terminant par ${last4}, paie `, amount],
  paysNothing: (last4: string) => `Se terminant par ${last4}, il ne reste rien à dépenser`,
  left: <P>(amount: P): Pieces<P> => ["Il y reste ", amount, " pour une autre commande."],
  one: "Un chèque-cadeau par commande. Il paie après les rabais, les taxes et la livraison.",
  removeOne: (last4: string) => `Retirer le chèque-cadeau se terminant par ${last4}`,
  remove: "Retirer",
  ending: (last4: string) => `Chèque-cadeau se terminant par ${last4}`,
};

/** The page that says what is left on a voucher. */
export const voucherPageWords = {
  title: "Solde d’un chèque-cadeau",
  lead: "Entrez le code du courriel qui contenait votre chèque-cadeau. Pour le dépenser, entrez le code dans votre panier.",
  code: "Code du chèque-cadeau",
  look: "Afficher le solde",
  balance: <P>(last4: string, amount: P): Pieces<P> => [
    "Il reste ",
    amount,
    ` sur le chèque-cadeau se terminant par ${last4}.`,
  ],
  noEnd: "Il n’a pas de date de fin.",
  until: (moment: string) => `À utiliser avant le ${moment}.`,
};

/** A member's vouchers in their account. */
export const ownVouchersWords = {
  title: "Chèques-cadeaux",
  lead: "Ceux que nous avons envoyés à votre courriel et ceux qui vous ont servi à payer. Pour en dépenser un, entrez son code dans votre panier. Nous ne conservons aucun code\u00a0: cherchez-le dans le courriel qui le contenait.",
  none: "Aucun pour l’instant. Un chèque-cadeau envoyé à votre courriel, ou qui vous sert à payer une fois connecté, figure ici.",
  check: "Vérifier un chèque-cadeau par son code",
  failed: "Nous n’avons pas pu lire vos chèques-cadeaux.",
  failedHelp: "Ce qu’ils contiennent reste. Actualisez la page dans une minute.",
  name: (last4: string) => `Chèque-cadeau se terminant par ${last4}`,
  given: (day: string) => `Envoyé à votre courriel le ${day}`,
  used: (day: string) => `Émis le ${day}; il vous a servi à payer`,
  left: "restants",
  ofIssued: (amount: string) => `sur ${amount}`,
  noEnd: "Sans date de fin",
  until: (moment: string) => `À utiliser avant le ${moment}`,
  over: (moment: string) => `Expiré le ${moment}`,
  ended: "Annulé. Son code ne paie plus rien.",
  states: {
    usable: "À dépenser",
    spent: "Épuisé",
    over: "Expiré",
    ended: "Annulé",
  } satisfies Record<VoucherStanding, string>,
  paid: <P>(amount: string, order: P): Pieces<P> => [`${amount} pour la commande `, order],
  elsewhere: (amount: string) => `${amount} pour des commandes hors de ce compte`,
};

export const voucherMailWords = {
  subject: (amount: string, store: string) => `Votre chèque-cadeau de ${amount} chez ${store}`,
  preview: "Le code est à l’intérieur. Traitez-le comme de l’argent comptant.",
  title: (amount: string) => `Voici ${amount} pour vous`,
  lead: "Voici le code de votre chèque-cadeau\u00a0:",
  how: "Entrez-le sous «\u00a0Chèque-cadeau\u00a0» dans votre panier. Il paie n’importe quelle part d’une commande, taxes et livraison comprises; ce que vous ne dépensez pas y reste.",
  noEnd: "Il n’a pas de date de fin.",
  until: (moment: string) => `À utiliser avant le ${moment}.`,
  keep: "Traitez-le comme de l’argent comptant\u00a0: quiconque a le code peut le dépenser, et nous ne gardons aucune copie qui permettrait de vous redonner le code.",
  shop: "Aller à la boutique",
  questions: (email: string, phone: string) => `Des questions? Écrivez à ${email} ou appelez au ${phone}.`,
};

import { idGroupName } from "./id-discount.ts";
import { textUpdateWords } from "./text-updates.ts";
import type { Reason, Refusal, RefusalFacts } from "#rules/refusal.ts";
import { alertWords } from "./alerts.ts";
import { couponRefusalWords } from "./coupon-refusals.ts";
import { dayText } from "./days.ts";
import { declineWords } from "./declines.ts";
import { formatMoney } from "./money.ts";
import { buildRefusalWords } from "./build-refusals.ts";
import { mailRefusalWords } from "./mail-refusals.ts";
import { deskRefusalWords } from "./desk-refusals.ts";
import { orderRefusalWords } from "./order-refusals.ts";
import { counted } from "./plural.ts";
import { rmaRefusalWords } from "./rma-refusals.ts";
import type { RefusalWords } from "../refusal-words.ts";
import { unknownCodeText } from "./postal-faults.ts";
import { whereItIs } from "./postal-places.ts";

const money = (cents: number) => formatMoney(cents / 100);

/** What a person reads of each refusal. */
const refusalWords: RefusalWords = {
  line_unknown: () => "Cet article n’est plus dans votre panier.",
  sku_unknown: ({ name }) =>
    name === null ? "Nous ne vendons plus cet article." : `Nous ne vendons plus ceci\u00a0: ${name}.`,
  cart_full: ({ most }) => `Votre panier peut contenir jusqu’à ${most} articles différents.`,
  quantity_invalid: ({ least, most }) => `La quantité est un nombre entier de ${least} à ${most}.`,
  warranty_unknown: () => "Cette garantie n’est pas offerte pour cet article.",
  longer_warranty_none: ({ name }) => `Aucune garantie prolongée n’est offerte pour ${name}.`,
  longer_warranty_over: ({ name, endedOn }) =>
    `Une garantie prolongée pour ${name} était offerte jusqu’au ${dayText(endedOn)}.`,
  longer_warranty_taken: ({ name, left }) =>
    left === 0
      ? `Une garantie prolongée pour ${name} ne peut plus être achetée. Rien ne vous a été facturé.`
      : `Une garantie prolongée pour ${name} peut être achetée pour ${counted(left, "unité", "unités")}.`,
  rush_not_offered: () => "Cet article ne peut être monté ni plus tôt ni plus tard\u00a0: il part quand il est prêt.",
  add_on_not_offered: () => "Aucune carte logicielle n’est offerte pour cet article en ce moment.",
  add_on_enough: ({ units }) =>
    `Votre panier contient déjà une carte logicielle pour ${units === 1 ? "ce PC" : `chacun de ses ${units} PC`}.`,
  with_pc_not_offered: () => "Cet article n’a pas de prix réduit avec un PC en ce moment.",
  cart_empty: () => "Votre panier est vide.",
  signed_out: () => "Vous avez été déconnecté; votre panier est conservé. Connectez-vous pour continuer.",
  already_ordered: ({ orderNumber }) => `Ce panier a déjà été commandé\u00a0: commande ${orderNumber}.`,
  laptop_limit: () => "Un seul portable par commande!",
  gear_needs_pc: () => "Désolé, les articles choisis sous Complétez votre achat doivent être achetés avec un PC.",
  model_not_available: ({ name }) => `${name} ne peut pas être commandé en ce moment.`,
  ...buildRefusalWords,
  out_of_stock: ({ at, ...stock }) => `${stockLeft(stock)}${at === "order" ? " Rien ne vous a été facturé." : ""}`,

  ...couponRefusalWords,

  id_group_unknown: () => "Aucun rabais pour ce groupe. Choisissez-en un dans la liste.",
  idme_not_offered: () =>
    "ID.me ne peut pas être utilisé ici en ce moment. Votre panier n’a pas changé; vous pouvez envoyer un justificatif à la place.",
  idme_away: () =>
    "ID.me n’a pas répondu. Votre panier n’a pas changé\u00a0: réessayez dans quelques minutes ou envoyez un justificatif à la place.",
  id_check_ended: () =>
    "Cette réponse d’ID.me ne vise pas ce panier, est trop ancienne ou a déjà servi. Rien n’a changé\u00a0: recommencez.",
  id_check_stopped: () => "Vous êtes revenu d’ID.me sans réponse. Votre panier n’a pas changé.",
  id_group_not_confirmed: ({ group }) =>
    `ID.me n’a pas confirmé votre appartenance à ce groupe\u00a0: ${idGroupName(group)}. Votre panier n’a pas changé; vous pouvez choisir un autre groupe ou envoyer un justificatif.`,
  id_not_verified: () =>
    "Cette commande réclame un rabais de groupe que son panier n’a pas. Vérifiez de nouveau le panier.",
  id_proof_changed: () =>
    "Entre-temps, ce justificatif a fait l’objet d’une décision ou a été renvoyé. Actualisez la page.",
  id_proof_cart_gone: () =>
    "Le panier de ce justificatif a été acheté ou n’existe plus\u00a0: le rabais ne peut être appliqué à rien.",

  points_too_few: ({ balance }) =>
    `Vous avez ${counted(balance, "point", "points")} à utiliser. Changez les points dans le panier. Rien ne vous a été facturé.`,
  points_step: ({ step }) => `Les points s’utilisent par tranches de ${step}, et jamais au-delà du prix des articles.`,

  voucher_not_usable: () =>
    "Ce code de chèque-cadeau ne peut pas être utilisé. Vérifiez le code; s’il est exact, le chèque-cadeau est épuisé ou expiré.",
  voucher_short: () =>
    "Entre-temps, votre chèque-cadeau a été dépensé ailleurs. Regardez ce qu’il reste à payer. Rien ne vous a été facturé.",

  cart_changed: () => alertWords.checkFailed,
  address_missing: () => "Entrez votre adresse de livraison.",
  address_invalid: ({ kind }) => `Vérifiez l’adresse de ${kind === "billing" ? "facturation" : "livraison"}.`,
  not_ship_to: () => "Nous livrons aux États-Unis et au Canada seulement.",
  zip_unknown: (code) => unknownCodeText(code, true),
  zip_in_another_state: ({ places, ...code }) => whereItIs(code, places),
  size_not_asked_for: () => "Cette commande ne demande aucune taille, ou il est trop tard pour en choisir une.",
  texts_not_offered: () => "Cette boutique n’envoie pas de textos.",
  texts_not_asked_for: () => "Cette commande n’a pas de suivi par texto\u00a0: on le demande au moment du paiement.",
  cell_phone_invalid: () => textUpdateWords.wrong,
  destination_unknown: () => "Nous ne pouvons pas calculer le prix pour cette adresse. Vérifiez l’adresse.",
  shipping_method_missing: () => "Choisissez un mode de livraison.",
  shipping_method_unavailable: () =>
    "Ce mode de livraison n’est pas offert pour votre adresse. Choisissez-en un autre.",
  to_pay_higher: ({ expectedCents, toPayCents }) =>
    `Votre chèque-cadeau paie moins maintenant\u00a0: il reste ${money(toPayCents)} à payer, et non ${money(expectedCents)}. Rien n’a été commandé et rien ne vous a été facturé.`,
  total_higher: ({ expectedCents, now }) =>
    `Le total est maintenant de ${money(now.totalCents)}, et non de ${money(expectedCents)}. Rien n’a été commandé et rien ne vous a été facturé.`,
  test_mode_not_allowed: () => "Les commandes d’essai exigent la connexion d’un testeur. Rien n’a été commandé.",

  method_disabled: ({ title }) => `Nous n’acceptons pas ce mode de paiement en ce moment\u00a0: ${title}.`,
  method_not_connected: ({ title }) => `Nous n’acceptons pas encore ce mode de paiement\u00a0: ${title}.`,
  paid_another_way: ({ title, by }) => `Cette commande est payée par ${by}, et non par ${title}.`,
  insurance_not_offered: () => "L’assurance expédition n’est pas offerte pour cette commande.",
  insurance_quote_over: () =>
    "Le prix de votre assurance expédition n’est plus valide ou votre panier a changé depuis. Voyez le nouveau prix à l’étape de la livraison. Rien n’a été commandé et rien ne vous a été facturé.",
  insurance_differs: ({ premiumCents }) =>
    premiumCents === 0
      ? "Cette commande n’a pas d’assurance expédition\u00a0: envoyez 0."
      : `L’assurance expédition de cette commande coûte ${money(premiumCents)}. Rien n’a été facturé.`,
  usa_only: ({ title }) => `Réservé aux commandes livrées aux États-Unis\u00a0: ${title}.`,
  browser_unsupported: ({ title }) => `${title} exige un navigateur et un appareil qui le permettent.`,
  below_minimum: ({ title, minimumCents, totalCents }) =>
    `Minimum pour ${title}\u00a0: ${money(minimumCents)}. Cette commande est de ${money(totalCents)}; il manque ${money(minimumCents - totalCents)}.`,
  above_maximum: ({ title, maximumCents, totalCents }) =>
    `Maximum pour ${title}\u00a0: ${money(maximumCents)}. Cette commande est de ${money(totalCents)}, soit ${money(totalCents - maximumCents)} de trop.`,
  leasing_not_offered: ({ title, aboveCents, belowCents, leasableCents }) => {
    const above = aboveCents === null ? [] : [`plus de ${money(aboveCents)}`];
    const below = belowCents === null ? [] : [`moins de ${money(belowCents)}`];
    return `${title} exige des articles pouvant être loués d’une valeur de ${[...above, ...below].join(" et ")}. Cette commande en compte pour ${money(leasableCents)}.`;
  },
  charge_too_small: ({ leastCents }) =>
    `Le plus petit paiement par carte est de ${money(leastCents)}. Retirez le code de rabais ou ajoutez un article.`,
  charge_too_large: ({ mostCents }) =>
    `Le plus grand paiement par carte est de ${money(mostCents)}. Répartissez l’achat en plusieurs commandes.`,

  ...mailRefusalWords,
  wallet_token_refused: ({ title }) =>
    `Ce paiement par ${title} ne peut pas être utilisé, peut-être parce qu’il l’a déjà été. Donnez votre accord encore une fois ou choisissez une autre façon de payer.`,
  wallet_away: ({ title }) =>
    `${title} n’a pas répondu. Rien ne vous a été facturé\u00a0: réessayez dans un instant ou choisissez une autre façon de payer.`,
  wallet_on_page: ({ title }) =>
    `${title} se paie sur notre page de paiement\u00a0: utilisez son bouton à cet endroit.`,
  payment_token_missing: () => "Entrez une carte pour payer cette commande.",
  payment_declined: ({ decline }) => `${declineWords[decline]} Rien ne vous a été facturé.`,
  payment_in_progress: () =>
    "Un paiement pour ce panier est en cours de confirmation. Attendez un instant et réessayez.",
  another_card_in_progress: () =>
    "Une autre carte est en cours de débit pour cette commande; celle-ci n’a donc pas été essayée. Attendez un instant et réessayez.",
  payment_not_started: () => "Cette commande n’a pas été payée. Rien ne vous a été facturé.",
  paid_by_another_card: ({ orderNumber, cardType, cardLast4 }) => {
    const card =
      cardLast4 === "" ? "une autre carte" : `la carte ${cardType}`.trim() + ` se terminant par ${cardLast4}`;
    return `La commande ${orderNumber} a été payée avec ${card}. Cette carte-ci a été refusée et rien n’y a été débité; il ne reste rien à payer.`;
  },
  reservation_expired: ({ minutes, ...stock }) =>
    `Vos articles ont été réservés pendant ${counted(minutes, "minute", "minutes")}, puis libérés. ${stockLeft(stock)} Rien ne vous a été facturé.`,
  sold_while_paying: ({ isRefunded }) =>
    `Le dernier exemplaire a été vendu pendant la confirmation de votre paiement. Votre paiement ${isRefunded ? "a été remboursé" : "est en cours de remboursement"} en totalité.`,
  order_under_way: () =>
    "Cette commande est payée et ne peut pas être annulée ici. Écrivez-nous\u00a0: nous l’arrêterons si c’est encore possible.",
  order_cancelled: () =>
    "Cette commande n’est plus ouverte. Votre panier est tel que vous l’avez laissé et rien ne vous a été facturé.",
  order_turned_down: () =>
    "Nous n’avons pas pu accepter cette commande\u00a0: elle n’a pas passé notre contrôle antifraude. Rien ne vous a été facturé et le montant mis de côté est libéré. Écrivez-nous si vous croyez que c’est une erreur.",
  order_unknown: () => "Nous ne trouvons pas cette commande.",
  order_number_invalid: () => "Ce n’est pas un de nos numéros de commande.",

  ...orderRefusalWords,
  review_not_shipped: () => "Les avis sont possibles une fois la commande expédiée.",
  review_not_waiting: () => "Cet avis a été déplacé ou modifié entre-temps. Regardez la liste de nouveau.",
  review_unknown: () => "Il n’y a aucun avis sur cet article pour cette commande.",
  review_picture_empty: () => "Choisissez d’abord une image; ce fichier est vide.",
  review_picture_too_large: ({ most }) => `Une image peut avoir au plus ${most}\u00a0Mo. Envoyez-en une plus petite.`,
  review_picture_type_unknown: () => "Envoyez une image en jpg, jpeg ou png.",
  review_picture_damaged: () =>
    "Cette image ne s’ouvre pas\u00a0: elle est endommagée ou beaucoup trop grande. Essayez-en une autre.",
  review_picture_too_many: ({ most }) => `Un avis peut avoir ${most} images. Retirez-en une d’abord.`,
  review_picture_unknown: () => "Cette image n’est plus ici.",
  review_written: () => "Vous avez déjà rédigé un avis sur cet article pour cette commande.",
  address_unknown: () => "Cette adresse n’est pas dans votre compte.",
  addresses_full: ({ most }) => `Votre compte contient ${most} adresses. Retirez-en une d’abord.`,
  list_unknown: () => "Cette liste n’est pas dans votre compte.",
  list_name_missing: () => "Donnez un nom à la liste.",
  list_name_taken: () => "Vous avez déjà une liste de ce nom. Choisissez-en un autre.",
  list_to_choose: () => "Choisissez une de vos listes ou donnez un nom à une nouvelle.",
  lists_full: ({ most }) => `Votre compte contient ${most} listes. Retirez-en une d’abord.`,
  list_full: ({ most }) => `Cette liste contient ${most} articles. Retirez-en un ou utilisez une autre liste.`,
  list_not_shared: () => "Cette liste n’est plus partagée.",
  alert_unknown: () => "Cette alerte a déjà pris fin.",
  saved_unknown: () => "Cet article n’est plus dans vos listes.",
  ...rmaRefusalWords,
  refund_key_used: () => "Un autre remboursement de cette commande a été fait avec cette clé.",
  sign_in_needed: () => "Connectez-vous pour continuer.",
  sign_in_failed: ({ left }) =>
    left > 0
      ? `Le courriel et le mot de passe ne correspondent pas. Encore ${counted(left, "essai", "essais")}, puis une pause.`
      : "Le courriel et le mot de passe ne correspondent pas. La connexion est suspendue un moment.",
  not_activated: () =>
    "Votre courriel n’est pas encore confirmé. Ouvrez le lien que nous vous avons envoyé ou demandez-en un nouveau.",
  password_refused: () => "Choisissez un autre mot de passe.",
  password_wrong: () => "Ce n’est pas votre mot de passe.",
  link_ended: () =>
    "Ce lien n’est plus valide. Il fonctionne une seule fois, pendant un temps limité. Il n’a rien changé.",
  channel_invalid: () => "Entrez le lien vers votre chaîne, comme youtube.com/@nom.",
  creator_answered: () => "Votre demande a déjà reçu une réponse.",
  creator_not_waiting: () =>
    "Cette demande n’est pas celle que vous avez vue\u00a0: elle a été renvoyée, quelqu’un vous a devancé ou elle n’existe plus.",
  exemption_not_needed: () => "Nous n’y facturons aucune taxe de vente. Choisissez un État qui a une taxe de vente.",
  exemption_over: () => "Ce certificat est expiré. Utilisez-en un dont le dernier jour est aujourd’hui ou plus tard.",
  exemption_stands: () =>
    "Vous êtes déjà approuvé pour cet État. Retirez d’abord cette exonération pour en envoyer une autre.",
  exemption_unknown: () => "Vous n’avez aucune exonération pour cet État.",
  exemption_changed: () =>
    "Cette demande n’est plus celle qui vous a été montrée\u00a0: quelqu’un vous a devancé ou elle a été renvoyée. Actualisez la page.",
  exemption_not_offered: () =>
    "Aucune exonération approuvée ne vaut pour cette adresse. Achetez avec la taxe ou faites livrer dans un État pour lequel vous êtes approuvé.",
  share_unknown: () => "Ce lien ne fonctionne pas.",
  share_own: () => "C’est votre propre lien. Donnez-le à un ami.",
  share_not_confirmed: () => "Votre lien n’est pas encore actif. Demandez d’abord le code par courriel.",
  verification_code_wrong: () => "Ce code est inexact ou n’est plus valide.",
  session_unknown: () => "Cette connexion a déjà pris fin.",
  ...deskRefusalWords,
  step_ended: () => "Cette connexion a pris fin. Rien n’a changé\u00a0: recommencez.",
  code_wrong: ({ left }) =>
    left > 0
      ? `Ce code n’est pas le code actuel. Encore ${counted(left, "essai", "essais")}, puis une pause.`
      : "Ce code n’est pas le code actuel. Les codes sont suspendus un moment.",
  two_factor_is_on: () => "La validation en deux étapes est déjà activée.",
  provider_unknown: () => "Cette boutique n’accepte pas cette connexion.",
  provider_refused: () => "Cette connexion n’a pas été terminée. Réessayez ou choisissez une autre façon.",
  provider_no_email: () =>
    "Aucun courriel confirmé ne nous a été donné, et il en faut un pour les reçus. Créez un compte avec votre courriel et un mot de passe.",
  passkey_refused: () => "Cette clé d’accès n’ouvre aucun compte ici. Réessayez ou choisissez une autre façon.",
  passkey_unknown: () => "Cette clé d’accès n’existe plus.",
  passkeys_full: ({ most }) => `Un compte peut avoir jusqu’à ${most} clés d’accès. Retirez-en une d’abord.`,
  two_factor_not_begun: () => "Recommencez\u00a0: dix minutes se sont écoulées ou la configuration était terminée.",

  product_unknown: () => "Nous ne vendons plus ce produit.",
  page_unknown: ({ pages }) => `Cette liste a ${pages === 1 ? "une page" : `${pages} pages`}.`,
  page_not_kept: () => "La boutique n’a aucune page à cette adresse.",
  postal_code_unknown: () =>
    "Nous ne reconnaissons pas ce code postal. Vérifiez-le ou entrez vous-même la ville et l’État ou la province.",
  email_invalid: () => "Vérifiez l’adresse courriel.",
  alert_of_nothing: () => "Choisissez ce dont vous voulez être avisé par courriel.",
  survey_answered: () => "Vous avez déjà répondu. Merci.",
  survey_too_early: () => "Cette commande n’est pas encore payée. Répondez quand elle le sera.",
  in_stock: () => "Le produit est maintenant en stock. Vous pouvez le commander.",
  picture_unknown_parameter: () => "Une image accepte width, height, fit, quality et v.",
  picture_width_not_offered: () => "Cette largeur n’est pas offerte.",
  picture_height_not_offered: () => "height est omis, ou égal à width.",
  picture_fit_unknown: () => "fit vaut cover, contain ou inside.",
  picture_quality_not_offered: () => "quality vaut 60, 75 ou 90.",

  general_error: () => alertWords.generalError,
  database_unreachable: ({ mayBeCharged }) =>
    mayBeCharged
      ? "Nous n’avons pas accès à nos dossiers en ce moment. Réessayez dans un instant\u00a0: une commande n’est jamais facturée deux fois."
      : "Nous n’avons pas accès à nos dossiers en ce moment. Rien n’a été facturé. Réessayez dans un instant.",
  invalid_request: () => "Quelque chose ne va pas dans cette demande.",
  card_number_not_here: () =>
    "Cela ressemble à un numéro de carte. Veuillez le retirer\u00a0: les numéros de carte ne s’entrent que dans les champs de carte, à l’étape du paiement. Rien n’a été enregistré.",
  not_json: () => "Le corps d’une requête est en JSON.",
  malformed_json: () => "Le corps de la requête n’est pas du JSON valide.",
  body_shape: () => "Le corps de la requête est trop imbriqué, trop long ou contient une clé interdite.",
  body_too_large: () => "C’est plus que ce qui peut être envoyé en une fois.",
  not_a_form: () => "Une page n’accepte que les champs d’un formulaire.",
  request_incomplete: () => "La requête s’est terminée avant d’être arrivée au complet.",
  request_refused: () => "La requête ne peut pas être lue.",
  cross_site: () => "Cette modification ne vient pas des pages de la boutique.",
  too_many_requests: ({ seconds }) =>
    `C’était souvent en peu de temps. Veuillez attendre ${timeText(seconds)} et réessayer.`,
  files_busy: ({ seconds }) =>
    `Beaucoup de fichiers arrivent en ce moment. Veuillez attendre ${timeText(seconds)} et renvoyer les vôtres.`,
  passwords_busy: ({ seconds }) =>
    `Beaucoup de personnes se connectent en ce moment. Veuillez attendre ${timeText(seconds)} et réessayer.`,
  store_busy: () => "La boutique est très occupée en ce moment. Veuillez réessayer dans quelques secondes.",
  method_not_allowed: () => "Cette adresse n’accepte pas cette méthode.",
  not_allowed: ({ onThisMachine }) =>
    onThisMachine
      ? "Cette page s’affiche seulement sur cette machine, à l’adresse localhost."
      : "Vous n’y avez pas accès.",
  token_needed: () => "Cette page s’affiche avec le jeton que la boutique a imprimé à son démarrage.",
  signature_invalid: () => "Ceci n’a pas été signé par un fournisseur que nous connaissons.",
  not_found: () => "Il n’y a rien à cette adresse.",

  no_answer: () => alertWords.generalError,
  unknown_form: () => alertWords.generalError,
  card_not_read: ({ message }) => message,
};

/** What a person reads of a refusal. */
export function refusalText(refusal: Refusal): string {
  return said(refusal);
}

function said<R extends Reason>({ reason, facts }: { reason: R; facts: RefusalFacts[R] }): string {
  return refusalWords[reason](facts);
}

function timeText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "une seconde" : `${seconds} secondes`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** What is left of a product that somebody wants more of. */
function stockLeft({ name, left }: { name: string; left: number }): string {
  return left === 0 ? `${name}\u00a0: épuisé.` : `${name}\u00a0: il n’en reste que ${left}.`;
}

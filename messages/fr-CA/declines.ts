import type { Decline } from "#rules/payment/declines.ts";

/** What a shopper reads when a card was not accepted. */
export const declineWords: Readonly<Record<Decline, string>> = {
  declined: "Votre banque a refusé la carte.",
  insufficient_funds: "Votre banque a refusé la carte\u00a0: provision insuffisante.",
  limit_reached: "Votre banque a refusé la carte\u00a0: sa limite est atteinte.",
  expired_card: "Cette carte est expirée. Utilisez une autre carte.",
  wrong_security_code: "Le code de sécurité ne correspond pas à la carte. Vérifiez-le et réessayez.",
  wrong_number: "Ce numéro de carte n’est pas valide. Vérifiez les chiffres.",
  wrong_expiration: "La date d’expiration de la carte n’est pas exacte. Vérifiez-la et réessayez.",
  wrong_zip: "Votre banque a refusé la carte\u00a0: le code ZIP de facturation ne correspond pas.",
  currency_not_supported: "Cette carte ne paie pas en dollars américains. Utilisez une autre carte.",
  card_not_supported: "Cette carte ne permet pas ce type d’achat. Utilisez une autre carte.",
  not_processed_now: "Votre banque n’a pas pu traiter la carte à l’instant. Attendez une minute et réessayez.",
  bank_did_not_answer: "Votre banque n’a pas répondu. Attendez une minute et réessayez.",
  confirmation_wanted: "Votre banque veut que vous confirmiez ce paiement. Réessayez et confirmez-le.",
  not_confirmed: "Le paiement n’a pas été confirmé auprès de votre banque.",
  cards_not_taken_now: "Nous ne pouvons pas accepter ce paiement en ce moment, sans que ce soit votre faute.",
  not_approved: "Le paiement n’a pas été approuvé.",
  card_details_gone: "Les renseignements de la carte n’étaient plus valides. Entrez la carte à nouveau.",
};

import type { TextedState } from "#rules/order/text-updates.ts";

/** Where texts are asked for, switched and sent. */
export const textUpdateWords = {
  ask: "M’envoyer un texto quand cette commande est payée, expédiée et livrée, ou si elle est en retard",
  phone: "Cellulaire",
  terms:
    "Quelques textos au plus, seulement sur cette commande. Des frais de messagerie et de données peuvent s’appliquer. Répondez STOP pour y mettre fin.",
  wrong: "Entrez un numéro de cellulaire des États-Unis ou du Canada, comme (303) 555-0123.",
  title: "Suivi par texto",
  on: (phone: string) => `Nous envoyons un texto au ${phone} quand cette commande avance.`,
  off: (phone: string) => `Les textos au ${phone} sont désactivés.`,
  switchOff: "Désactiver les textos",
  switchOn: "Activer les textos",
};

/** A text in full: one message of 160 characters of the alphabet of texts, which has no « ê » or « ’ », with how to end it. */
export const orderTexts: Record<TextedState, (store: string, number: string, page: string) => string> = {
  paid: (store, number) => `${store}, commande ${number} payée. Un texto suivra quand elle partira. STOP pour cesser.`,
  shipped: (store, number, page) => `${store}, commande ${number} en route. ${page} STOP pour cesser.`,
  delivered: (store, number) => `${store}, commande ${number} livrée. Profitez-en bien. STOP pour cesser.`,
};

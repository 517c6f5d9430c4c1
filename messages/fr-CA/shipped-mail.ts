/** The mail that says that a parcel has left. */
export const shippedMailWords = {
  subject: (number: string) => `La commande ${number} est en route`,
  title: "Votre commande est en route",
  /** A tracking number was corrected, or a parcel added. */
  corrected: (number: string) => `Nouveau suivi de la commande ${number}`,
  lead: (carriers: readonly string[], days: string) =>
    `${carriers.join(" et ")} ${carriers.length === 1 ? "l’a" : "l’ont"} maintenant. Livraison prévue\u00a0: ${days}.`,
  tracking: "Numéro de suivi\u00a0:",
  cardApart: "La carte graphique arrive dans sa propre boîte. Installez-la avant d’allumer le PC.",
  cardSteps: "Les trois étapes",
  see: "Voir votre commande",
  questions: (email: string, phone: string) => `Des questions? Écrivez à ${email} ou appelez au ${phone}.`,
};

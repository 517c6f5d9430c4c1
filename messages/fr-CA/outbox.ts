/** The pages of a store without a mail server, where its mails can be read instead. */
export const outboxWords = {
  title: "Boîte d’envoi",
  why: "Aucun serveur de courriel n’est configuré; les courriels restent donc ici. Définissez SMTP_URL pour les envoyer.",
  none: "Aucun courriel pour l’instant. Payez une commande\u00a0: son reçu apparaîtra ici un instant plus tard.",
  subject: "Objet",
  to: "À",
  when: "Quand",
  whenUtc: "Quand (UTC)",
  all: "Tous les courriels",
  kinds: "Tous les courriels que la boutique peut envoyer, avec des exemples de données",
  kindsTitle: "Tous les courriels",
  newestOrder: "commande la plus récente",
  noOrder: "Aucune commande pour l’instant, donc aucun reçu à afficher.",
  mail: "Le courriel",
  plain: "Le même en texte brut",
  gone: "Ce courriel n’existe pas",
};

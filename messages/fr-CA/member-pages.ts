import { NOTICE_DAYS } from "#rules/member/mail-purposes.ts";
import type { OrderStanding } from "#rules/order/order-standings.ts";
import type { Pieces } from "../pieces.ts";
import { formatCount } from "./money.ts";
import { counted } from "./plural.ts";

export const memberPageWords = {
  email: "Courriel",
  password: "Mot de passe",
  newPassword: "Nouveau mot de passe",
  presentPassword: "Mot de passe actuel",
  firstName: "Prénom",
  lastName: "Nom de famille",
  passwordHelp: "Au moins 12 caractères. Trois ou quatre mots simples sont plus sûrs qu’un seul mot avec des symboles.",
  keep: "Rester connecté\u00a0: 30 jours après ma dernière visite, 90 au maximum. À ne pas cocher sur un ordinateur partagé.",
  guestOrder: "Vous avez commandé sans compte? Trouvez la commande avec son numéro.",
};

export const signInWords = {
  title: "Se connecter",
  send: "Se connecter",
  forgot: "Mot de passe oublié?",
  register: "Nouveau ici? Créez un compte",
  leads: {
    save: "Ce que vous mettez de côté va dans une liste de votre compte. Connectez-vous, et c’est fait.",
    builds: "Connectez-vous, et les configurations que garde ce navigateur seront dans votre compte.",
    checkout: "Connectez-vous et reprenez votre commande, avec votre panier, vos adresses et vos points.",
  },
};

export const registerWords = {
  title: "Créer un compte",
  send: "Créer mon compte",
  signIn: "Vous en avez déjà un? Connectez-vous",
  sentTitle: "Encore une étape, dans votre boîte de réception",
  sent: "Ouvrez le lien que nous vous avons envoyé. Il fonctionne pendant 24 heures. D’ici là, vous pouvez magasiner et commander sans compte.",
};

export const activateWords = {
  title: "Confirmez votre courriel",
  lead: "Entrez le mot de passe que vous avez choisi en créant le compte.",
  send: "Confirmer et se connecter",
  again: "Envoyer un nouveau lien",
  againLead: "Entrez votre courriel, et nous renverrons le lien.",
};

export const forgotWords = {
  title: "Réinitialiser votre mot de passe",
  lead: "Nous envoyons par courriel un lien qui fonctionne une seule fois, pendant une heure.",
  send: "Envoyer le lien",
  sentTitle: "Regardez votre boîte de réception",
  sent: "Si ce courriel a un compte, un lien est en route. Il fonctionne une seule fois, pendant une heure.",
  back: "Retour à la connexion",
};

export const resetWords = {
  title: "Choisir un nouveau mot de passe",
  lead: "Les autres appareils sont déconnectés quand vous enregistrez.",
  undoLead: `Quand vous enregistrez, les autres appareils sont déconnectés, et chaque clé d’accès, deuxième étape et connexion liée des ${NOTICE_DAYS} derniers jours est retirée.`,
  send: "Enregistrer et se connecter",
  another: "Demander un nouveau lien",
};

export const accountNavigationWords = {
  label: "Compte",
  overview: "Aperçu",
  orders: "Commandes",
  points: "Points",
  vouchers: "Chèques-cadeaux",
  warranties: "Garanties",
  returns: "Retours",
  reviews: "Avis",
  share: "Partager",
  alerts: "Alertes",
  lists: "Listes enregistrées",
  builds: "Configurations enregistrées",
  addresses: "Adresses",
  taxExemption: "Exonération de taxe",
  security: "Sécurité",
  privacy: "Confidentialité",
};

export const accountOrdersWords = {
  title: "Commandes",
  none: "Aucune commande pour l’instant. Ce que vous achetez en étant connecté figure ici.",
  browse: "Voir ce que nous vendons",
  failed: "Nous n’avons pas pu lire vos commandes.",
  failedHelp: "Elles sont intactes. Actualisez la page dans une minute.",
  count: (orders: number) => counted(orders, "commande", "commandes"),
  placed: (number: string, day: string) => `${number}, ${day}`,
  andMore: (first: string, more: number) =>
    more === 0 ? first : `${first} et ${more} ${more < 2 ? "autre" : "autres"}`,
  test: "Commande d’essai",
  arrives: (days: string) => `Arrivée\u00a0: ${days}`,
  delivered: (day: string) => `Livrée le ${day}`,
  openReturn: (number: string) => `Le retour ${number} est ouvert`,
  follow: "Voir la commande",
  cancel: "Annuler la commande",
  change: "Modifier ou annuler",
  sendBack: "Renvoyer un article",
  returnUntil: (day: string) => `Retour jusqu’au ${day}`,
  repair: "Demander une réparation",
  seeReturn: "Voir le retour",
  review: "Écrire un avis",
  buyAgain: "Acheter de nouveau",
  buyAgainOne: (name: string) => `Acheter de nouveau\u00a0: ${name}`,
  parts: "Commandes selon leur état",
  all: "Toutes",
  standings: {
    under_way: "En cours",
    delivered: "Livrées",
    called_off: "Annulées ou remboursées",
  } satisfies Record<OrderStanding, string>,
  find: "Numéro de commande ou produit",
  year: "Année",
  findSend: "Trouver",
  notFound: "Aucune commande ne correspond.",
  showAll: "Voir toutes les commandes",
  guest: <P>(link: P): Pieces<P> => ["Il en manque une? Une commande passée sans compte s’ouvre ", link, "."],
  guestLink: "par un lien envoyé à son courriel",
  noSuchPage: "Il n’y a pas d’autres commandes que celles des pages précédentes.",
  first: "Aux commandes les plus récentes",
  everyYear: "Toutes les années",
  newer: "Plus récentes",
  older: "Plus anciennes",
};

export const accountWords = {
  underWay: (orders: number) =>
    `${formatCount(orders)} ${orders < 2 ? "commande est en cours" : "commandes sont en cours"}.`,
  allUnderWay: (orders: number) => `Toutes les commandes en cours (${formatCount(orders)})`,
  ships: (what: string, when: string) => `${what}, expédition le ${when}`,
  arrives: (what: string, when: string) => `${what}, arrivée\u00a0: ${when}`,
  late: (what: string) => `${what}, pas encore de date d’expédition`,
  follow: "Suivre la commande",
  latest: "Dernières commandes",
  allOrders: (orders: number) => `Toutes les commandes (${formatCount(orders)})`,
  glance: "En bref",
  pointsToSpend: "Points à utiliser",
  pointsOf: (total: string, worth: string) => `sur ${total}. Ils valent ${worth} aujourd’hui.`,
  hello: (name: string) => `Bonjour, ${name}`,
  signOut: "Se déconnecter",
  needsYou: "À faire",
  payFor: (what: string) => `Payer\u00a0: ${what}`,
  waitsForPayment: (number: string) => `La commande ${number} est montée et emballée une fois payée.`,
  seeOrder: "Voir la commande",
  payChange: (amount: string) => `Payer ${amount} pour votre modification`,
  changeWaits: (number: string, until: string) =>
    `La commande ${number} est modifiée une fois le montant payé. Après le ${until}, la modification tombe.`,
  seeChange: "Voir la modification",
  sendBack: (what: string) => `Renvoyer\u00a0: ${what}`,
  returnAccepted: (number: string) => `Le retour ${number} est accepté. Ce que nous vous avons écrit figure à côté.`,
  seeReturn: "Voir le retour",
  warrantiesRunning: "Garanties en vigueur",
  nextToEnd: (name: string, day: string) => `Prochaine à échoir\u00a0: ${name}, ${day}`,
  savedBuilds: "Configurations enregistrées",
  alerts: "Alertes en attente",
  alertsSent: (sent: number) => `${formatCount(sent)} ${sent < 2 ? "est arrivée" : "sont arrivées"}`,
  priceReached: (name: string, price: string) => `Votre alerte\u00a0: ${name} est à ${price}`,
  askedPrice: (then: string, target: string | null) =>
    target === null
      ? `Le prix était de ${then} à votre demande.`
      : `Vous avez demandé ${target} ou moins. Le prix était alors de ${then}.`,
  seeProduct: "Voir le produit",
  answerDelay: (what: string) => `Dites si vous attendez\u00a0: ${what}`,
  saved: "Articles mis de côté",
  cheaper: (count: number) => `${count} ${count < 2 ? "coûte" : "coûtent"} moins cher que lors de la mise de côté`,
  reviewsToWrite: "Avis à écrire",
};

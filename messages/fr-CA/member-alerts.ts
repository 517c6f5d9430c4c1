import type { MemberAlertKind, MemberAlertState } from "#rules/member/alert-kinds.ts";

type Moments = { since: string; sent: string | null };

export const memberAlertWords = {
  title: "Alertes",
  lead: (email: string) => `Ce que vous avez demandé, par courriel à ${email} ou par texto. Rien n’est réservé.`,
  none: "Vous n’avez aucune alerte en ce moment. Sur la page d’un produit, choisissez «\u00a0Avisez-moi quand le prix baisse\u00a0», ou «\u00a0Avisez-moi du retour en stock\u00a0» s’il est épuisé.",
  news: "Nouveaux codes par courriel",
  newsLead: "Il y a aussi des courriels sur les nouveaux codes de rabais.",
  failed: "Nous n’avons pas pu lire vos alertes.",
  failedHelp: "Elles restent telles quelles. Actualisez la page dans une minute.",
  waiting: "En attente",
  sent: "Envoyées",
  sentLead: "Elles disparaissent de cette page après 90 jours.",

  kinds: {
    back_in_stock: "Au retour en stock",
    price_drop: "Quand le prix baisse",
    coupon: "Quand un code de rabais s’y applique",
    news: "Courriels sur les nouveaux codes de rabais",
    texts: "Textos sur une commande",
    build_price: "Quand cette configuration coûte moins cher",
  } satisfies Record<MemberAlertKind, string>,
  states: {
    unconfirmed: "À confirmer par vous",
    waiting: "En attente",
    sent: "Envoyée",
  } satisfies Record<MemberAlertState, string>,
  asked: ({ since, sent }: Moments) =>
    sent === null ? `Demandée le ${since}` : `Demandée le ${since}, courriel envoyé le ${sent}`,
  confirm: "Ouvrez le lien dans le courriel que nous avons envoyé, et les codes arriveront.",
  watched: (then: string) => `Le prix était de ${then} à votre demande.`,
  yourPrice: "Votre prix",
  today: "Aujourd’hui",
  atFirst: "À votre demande",
  above: (amount: string) => `${amount} de plus que votre prix`,
  reached: "Votre prix est atteint",
  change: "Modifier le prix",
  changeOne: (of: string) => `Modifier le prix\u00a0: ${of}`,
  targetLabel: "Votre prix",
  targetHelp:
    "Nous vous écrirons quand le prix sera égal ou inférieur. Laissez vide pour être avisé de toute baisse par rapport à aujourd’hui.",
  save: "Enregistrer",
  saveOne: (of: string) => `Enregistrer le prix\u00a0: ${of}`,
  cannotBeBought: "On ne peut pas l’acheter dans cet état. Son prix sera surveillé de nouveau quand ce sera possible.",
  now: (price: string) => `${price} aujourd’hui`,
  gone: "N’est plus vendu",
  goneName: "Un produit que nous ne vendons plus",
  texts: (phone: string, order: string) => `Au ${phone}, quand la commande ${order} avance.`,
  order: "Voir la commande",
  end: "Annuler l’alerte",
  forget: "Supprimer",
  endOne: (what: string, of: string) =>
    of === "" ? `Annuler l’alerte\u00a0: ${what}` : `Annuler l’alerte\u00a0: ${what}, ${of}`,
  forgetOne: (what: string, of: string) => `Supprimer\u00a0: ${what}, ${of}`,
};

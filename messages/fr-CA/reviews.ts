import type { ReviewSort } from "#rules/review/review-sorts.ts";
import type { ReviewState } from "#rules/review/review-states.ts";
import { counted } from "./plural.ts";

export const reviewPageWords = {
  title: (product: string) => `Avis sur ${product}`,
  choose: "Avis",
  chooseLead: "Ouvrez un produit pour lire ce que ses acheteurs en disent.",
  browse: "Voir ce que nous vendons",
  lead: (count: number) => `${counted(count, "avis", "avis")}, bons et mauvais. Chacun a été lu avant d’être affiché.`,
  samples: (count: number) =>
    `${counted(count, "exemple d’avis rédigé", "exemples d’avis rédigés")} par nous pour montrer comment la page fonctionne. Aucun acheteur n’a encore écrit.`,
  none: "Aucun avis pour l’instant. Si vous l’avez acheté, vous pouvez en rédiger un à partir de la page de votre commande.",
  stars: (stars: number) => counted(stars, "étoile", "étoiles"),
  all: "Tous",
  filter: "Afficher les avis avec",
  withPictures: (count: number) => `Avec images (${count})`,
  sort: "Trier par",
  sorts: {
    newest: "Plus récents",
    highest: "Meilleurs d’abord",
    lowest: "Moins bons d’abord",
  } satisfies Record<ReviewSort, string>,
  noneFound: "Aucun avis ne correspond.",
  boughtHere: "Acheté ici",
  answered: (day: string) => `Réponse de la boutique, ${day}`,
  sample: "Exemple",
  reviewBy: (author: string) => `Avis de ${author}`,
  by: (author: string, day: string) => `${author}, ${day}`,
  product: "Voir le produit",
  pages: (page: number, pages: number) => `Page ${page} sur ${pages}`,
  newer: "Précédente",
  older: "Suivante",
  failed: "Nous n’avons pas pu lire les avis. Réessayez.",
  reading: "Lecture des avis",
  asked: "L’avez-vous acheté?",
  askedLead: "Vous pouvez donner votre avis à partir de la page de votre commande.",
};

export const reviewPictureWords = {
  alt: (author: string, nth: number) => `Image ${nth} de ${author}`,
  own: (nth: number) => `Votre image ${nth}`,
};

export const writeReviewWords = {
  title: "Rédiger un avis",
  lead: "Nous publions les bons comme les mauvais. Seuls le langage, les renseignements personnels et les images sont vérifiés.",
  ask: "Ouvrez d’abord votre commande\u00a0: c’est de là que vous rédigez un avis.",
  orders: "Vos commandes",
  find: "Trouver une commande",
  rating: "Combien d’étoiles?",
  ratings: {
    1: "1 sur 5, mauvais",
    2: "2 sur 5, médiocre",
    3: "3 sur 5, correct",
    4: "4 sur 5, bon avec une réserve",
    5: "5 sur 5, très bon",
  } as const,
  author: "Nom à afficher",
  headline: "En une ligne",
  headlineHelp: (most: number) => `Au plus ${most} caractères. Cette ligne figure au-dessus de votre texte.`,
  preview: "Aperçu",
  previewEmpty: "Ce que vous écrivez s’affiche ici comme tout le monde le lira.",
  showPreview: "Afficher l’aperçu",
  previewed: "Voici l’aperçu. Rien n’est encore envoyé.",
  previewedHelp: "Choisissez de nouveau vos images avant d’envoyer l’avis.",
  body: "Dites aux autres ce que vous diriez à un ami",
  pictures: "Des images, si vous le voulez",
  picturesHelp: (most: number, megabytes: number) =>
    `jpg, jpeg ou png, au plus ${most}, chacune d’au plus ${megabytes}\u00a0Mo. Nous retirons le lieu et l’heure de la prise de vue.`,
  send: "Envoyer l’avis",
  sent: "Merci. Nous le lisons avant de l’afficher.",
  changed: "Modifié. Nous le relisons avant de l’afficher.",
  takenBack: "Votre avis est supprimé.",
  pictureGone: "L’image est supprimée.",
  /** Text is sent, one picture was not. */
  pictureRefused: (why: string) => `Nous avons votre texte, mais il manque une image. ${why}`,
  tooMany: (most: number) => `Un avis peut avoir ${most} images. Les autres n’ont pas été envoyées.`,
  notShipped: "Les avis sont possibles une fois la commande expédiée.",
  states: {
    pending: "En révision\u00a0: nous le lisons avant de l’afficher.",
    published: "Publié.",
    rejected: "Non publié.",
  } satisfies Record<ReviewState, string>,
  notYet: "Pas encore d’avis",
  why: (reason: string) => `Nous avons écrit\u00a0: ${reason}`,
  change: "Modifier",
  changeHelp: "Nous le relisons avant de l’afficher.",
  saveChange: "Envoyer la modification",
  removePicture: (nth: number) => `Retirer l’image ${nth}`,
  remove: "Retirer",
  takeBack: "Supprimer mon avis",
  takeBackHelp: "Ses images disparaissent avec lui.",
  see: "Le voir",
  yours: "Votre avis",
};

export const ownReviewsWords = {
  title: "Avis",
  lead: "Nous publions les bons comme les mauvais. Seuls le langage, les renseignements personnels et les images sont vérifiés.",
  none: "Ce que vous achetez figure ici une fois expédié.",
  failed: "Nous n’avons pas pu lire vos avis.",
  groups: {
    write: "À évaluer",
    pending: "En révision",
    published: "Publiés",
    rejected: "Non publiés",
  } satisfies Record<"write" | ReviewState, string>,
  shipped: (day: string) => `Expédié le ${day}`,
  written: (day: string) => `Rédigé le ${day}`,
  write: "Rédiger un avis",
};

import { withArticle } from "./lists.ts";
import { formatCount } from "./money.ts";

export const heroWords = {
  /** `ways` as it stands in a sentence: `ordinateurs de jeu`. */
  shop: (ways: string) => `Voir ${withArticle(ways)}`,
  write: "Nous écrire",
  buys: (price: string) => `Ce que vous donnent ${price}`,
  view: { pc: "Voir ce PC", laptop: "Voir ce portable", part: "Voir les détails", gear: "Voir les détails" },
  partPrices: "Les prix des pièces sont ceux d’aujourd’hui dans notre propre boutique de pièces.",
};

export const shelfWords = {
  description: (lead: string) => `${lead} Pour le Canada et les États-Unis.`,
  readyMade: {
    title: "Montés, testés, prêts à partir",
    intro:
      "RDY, de l’anglais «\u00a0ready\u00a0», veut dire prêt\u00a0: le PC est monté, testé et dans sa boîte. Il est donc expédié le jour ouvrable suivant.",
    all: (count: number) => `Voir les PC préassemblés (${formatCount(count)})`,
  },
  builtToOrder: {
    title: "Montés quand vous commandez",
    intro:
      "Le même soin, avec des pièces mises de côté pour vous. La date d’expédition comprend le montage et les essais.",
    all: "Voir les PC montés sur commande",
  },
  refurbished: {
    title: "Remis à neuf, avec leur histoire",
    intro:
      "Testés de nouveau et classés selon leur état. Chaque page dit comment le PC a servi et quelles pièces nous avons remplacées.",
    all: "Voir les PC remis à neuf",
  },
  /** `products` is a count with its noun: `12 moniteurs`. */
  all: (products: string) => `Tout voir\u00a0: ${products}`,
};

const EACH_LAPTOP = "Chaque page indique les watts de la carte graphique, la luminosité de l’écran et le poids.";

export const bestOfEachWords = {
  title: "Les portables et le reste du bureau",
  allGear: (count: number) => `Tout l’équipement (${formatCount(count)})`,
  laptops: "Portables de jeu",
  models: (count: number) => `${count} ${count < 2 ? "modèle" : "modèles"}. ${EACH_LAPTOP}`,
  eachLaptop: EACH_LAPTOP,
  from: "À partir de",
  desk: "Le reste du bureau",
  deskIntro: "Ce qui entoure le PC, avec son prix et sa date d’expédition.",
};

/** What happens to an order, in order. */
export const roadWords = {
  title: "De la commande à votre porte",
  example: (product: string) => `Exemple\u00a0: ${product}, monté sur commande et payé aujourd’hui.`,
  next: "Puis",
  paid: {
    when: "Aujourd’hui",
    title: "Commande payée",
    text: "Nous mettons vos pièces de côté tout de suite\u00a0: personne d’autre ne peut les acheter.",
  },
  built: { title: "Montage", text: "La même personne le monte et le câble du début à la fin." },
  tested: {
    title: "Essais",
    text: "La carte graphique, la mémoire et le stockage tournent sous charge. Ce qui flanche est remplacé.",
  },
  shipped: { title: "Expédition", text: "De la mousse dans le boîtier, et deux boîtes autour." },
  delivered: {
    when: "Selon votre adresse",
    title: "À votre porte",
    text: "Avant de payer, vous voyez chaque mode de livraison avec ses dates et son prix.",
  },
};

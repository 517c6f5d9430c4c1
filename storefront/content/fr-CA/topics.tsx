import type { ComponentType } from "react";
import "../topics.css";
import { AgreementTopic } from "./agreement-topic.tsx";
import { CardBoxTopic } from "./card-box-topic.tsx";
import { EnergyLawTopic } from "./energy-law-topic.tsx";
import { GamingPcTopic } from "./gaming-pc-topic.tsx";
import { PicturesTopic } from "./pictures-topic.tsx";
import { PointsTopic } from "./points-topic.tsx";
import { ReadyMadeTopic } from "./ready-made-topic.tsx";
import { RefurbishedTopic } from "./refurbished-topic.tsx";
import { WarrantyTopic } from "./warranty-topic.tsx";

interface Topic {
  title: string;
  description: string;
  Body: ComponentType;
}

/** Short texts with a page each (`/about/{name}`); most of them open as a popup, too. */
export const TOPICS = {
  "ready-made": {
    title: "Que veut dire RDY?",
    description:
      "RDY vient de l’anglais «\u00a0ready\u00a0», prêt\u00a0: le PC est déjà monté, testé et dans sa boîte.",
    Body: ReadyMadeTopic,
  },
  refurbished: {
    title: "Pourquoi remis à neuf?",
    description: "D’où viennent les PC remis à neuf, comment nous les testons et combien de temps dure leur garantie.",
    Body: RefurbishedTopic,
  },
  warranty: {
    title: "Garantie",
    description: "Ce que couvre la garantie, combien de temps elle dure et comment faire une réclamation.",
    Body: WarrantyTopic,
  },
  "gaming-pc": {
    title: "Qu’est-ce qu’un ordinateur de jeu?",
    description:
      "Ce qui fait d’un PC de bureau un ordinateur de jeu\u00a0: le rôle de chaque pièce dans un jeu, et ce qu’on gagne avec plus.",
    Body: GamingPcTopic,
  },
  "energy-law": {
    title: "Les lois sur l’énergie et les PC",
    description:
      "Pourquoi certains PC ne peuvent pas être vendus dans certains États, quels PC peuvent y aller et ce que vous pouvez faire.",
    Body: EnergyLawTopic,
  },
  "card-box": {
    title: "Une carte graphique dans sa propre boîte",
    description:
      "Quelles cartes graphiques voyagent à côté de leur PC et non dedans, pourquoi, et comment en installer une en trois étapes.",
    Body: CardBoxTopic,
  },
  pictures: {
    title: "À propos de nos images",
    description: "Les images de nos produits sont des images de synthèse, faites à partir de leur liste de pièces.",
    Body: PicturesTopic,
  },
  points: {
    title: "Comment fonctionnent les points",
    description:
      "Comment vous gagnez des points, quand ils sont à vous, le rabais qu’ils donnent et combien de temps ils durent.",
    Body: PointsTopic,
  },
  agreement: {
    title: "Ce que vous acceptez",
    description:
      "Nos conditions de vente, nos retours et la confidentialité en bref, avec un lien vers chaque texte complet.",
    Body: AgreementTopic,
  },
} as const satisfies Record<string, Topic>;
export type TopicName = keyof typeof TOPICS;

export function isTopic(name: string | undefined): name is TopicName {
  return name !== undefined && Object.hasOwn(TOPICS, name);
}

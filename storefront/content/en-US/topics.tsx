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
    title: "What RDY means",
    description: "RDY is short for “ready”: the PC is already built, tested and in its box.",
    Body: ReadyMadeTopic,
  },
  refurbished: {
    title: "Why refurbished",
    description: "Where refurbished PCs come from, how we test them, and how long their warranty is.",
    Body: RefurbishedTopic,
  },
  warranty: {
    title: "Warranty",
    description: "What the warranty covers, how long it lasts, and how to make a claim.",
    Body: WarrantyTopic,
  },
  "gaming-pc": {
    title: "What a gaming PC is",
    description: "What makes a desktop a gaming PC: what each part does in a game, and what more of it brings.",
    Body: GamingPcTopic,
  },
  "energy-law": {
    title: "Energy laws and PCs",
    description: "Why some PCs can’t be sold into some states, which PCs may go there, and what you can do.",
    Body: EnergyLawTopic,
  },
  "card-box": {
    title: "A graphics card in a box of its own",
    description:
      "Which graphics cards travel beside their PC and not in it, why, and how to put one in, in three steps.",
    Body: CardBoxTopic,
  },
  pictures: {
    title: "About our pictures",
    description: "Our product pictures are rendered from each product’s own parts list.",
    Body: PicturesTopic,
  },
  points: {
    title: "How points work",
    description: "How you earn points, when they are yours, what they take off, and how long they last.",
    Body: PointsTopic,
  },
  agreement: {
    title: "What you agree to",
    description: "Our terms of sale, returns and privacy in short, with a way to each of them in full.",
    Body: AgreementTopic,
  },
} as const satisfies Record<string, Topic>;
export type TopicName = keyof typeof TOPICS;

export function isTopic(name: string | undefined): name is TopicName {
  return name !== undefined && Object.hasOwn(TOPICS, name);
}

import type { ComponentType } from "react";
import "./topics.css";
import { PicturesTopic } from "./pictures-topic.tsx";
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
    description: "RDY stands for ready-made: the PC is built, tested and in its box.",
    Body: ReadyMadeTopic,
  },
  refurbished: {
    title: "Why refurbished",
    description: "Where refurbished PCs come from, how they are tested and what their warranty covers.",
    Body: RefurbishedTopic,
  },
  warranty: {
    title: "Warranty",
    description: "What the warranty covers, for how long, and how a repair goes.",
    Body: WarrantyTopic,
  },
  pictures: {
    title: "About our pictures",
    description: "Our product pictures are rendered images made from the parts list.",
    Body: PicturesTopic,
  },
} as const satisfies Record<string, Topic>;
export type TopicName = keyof typeof TOPICS;

export function isTopic(name: string | undefined): name is TopicName {
  return name !== undefined && Object.hasOwn(TOPICS, name);
}

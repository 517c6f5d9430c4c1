import { isTopic, TOPICS as AMERICAN, type TopicName } from "../en-US/topics.tsx";
import { PicturesTopic } from "./pictures-topic.tsx";
import { WarrantyTopic } from "./warranty-topic.tsx";

export { isTopic, type TopicName };

/** Those of en-US, with what Canada spells otherwise. */
export const TOPICS = {
  ...AMERICAN,
  pictures: { ...AMERICAN.pictures, Body: PicturesTopic },
  warranty: { ...AMERICAN.warranty, Body: WarrantyTopic },
} as const;

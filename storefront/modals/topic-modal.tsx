import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { topicWords } from "#words/content.ts";
import { TOPICS, type TopicName } from "#content/topics.tsx";
import type { Closable } from "./modal-registry.ts";

function TopicModal({ topic, onClose }: Closable & { topic: TopicName }) {
  const { title, Body } = TOPICS[topic];
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button look="primary" onClick={onClose}>
          {topicWords.close}
        </Button>
      }
    >
      <Body />
    </Dialog>
  );
}

export const WhatIsRdyModal = ({ onClose }: Closable) => <TopicModal topic="ready-made" onClose={onClose} />;
export const WhyRefurbishedModal = ({ onClose }: Closable) => <TopicModal topic="refurbished" onClose={onClose} />;
export const WarrantyModal = ({ onClose }: Closable) => <TopicModal topic="warranty" onClose={onClose} />;

import { use } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { topicWords } from "#words/content.ts";
import "../content/topics.css";
import { paths } from "../paths.ts";
import type { Closable } from "./modal-registry.ts";
import { inLanguage } from "../language/in-language.ts";

interface TopicText {
  title: string;
  html: string;
}

const fetched = new Map<string, Promise<TopicText>>();

/** The text of the page with the same words; without an answer the page itself is tried. */
function topicAt(path: string): Promise<TopicText> {
  const known = fetched.get(path);
  if (known) return known;
  const text = fetchTopic(path).catch(() => {
    window.location.assign(inLanguage(path));
    return new Promise<never>(() => {});
  });
  fetched.set(path, text);
  return text;
}

async function fetchTopic(path: string): Promise<TopicText> {
  const answer = await fetch(inLanguage(path), { cache: "no-cache" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const body = page.querySelector(".text-page__body");
  if (!answer.ok || !body) throw new Error(`${path} has no text`);
  return { title: page.querySelector("h1")?.textContent ?? "", html: body.innerHTML };
}

/** The text of a page, or what stands from its first heading on, in a popup that holds more. */
export function TopicText({ path, fromHeading = false }: { path: string; fromHeading?: boolean }) {
  const { html } = use(topicAt(path));
  const begin = fromHeading ? Math.max(0, html.indexOf("<h2")) : 0;
  return <div dangerouslySetInnerHTML={{ __html: html.slice(begin) }} />;
}

function TopicModal({ path, onClose }: Closable & { path: string }) {
  const { title } = use(topicAt(path));
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
      <TopicText path={path} />
    </Dialog>
  );
}

export const WhatIsGamingPcModal = ({ onClose }: Closable) => (
  <TopicModal path={paths.aboutGamingPc} onClose={onClose} />
);
export const WhatIsRdyModal = ({ onClose }: Closable) => <TopicModal path={paths.aboutReadyMade} onClose={onClose} />;
export const WhyRefurbishedModal = ({ onClose }: Closable) => (
  <TopicModal path={paths.aboutRefurbished} onClose={onClose} />
);
export const PointsModal = ({ onClose }: Closable) => <TopicModal path={paths.aboutPoints} onClose={onClose} />;
export const AgreementModal = ({ onClose }: Closable) => <TopicModal path={paths.aboutAgreement} onClose={onClose} />;
export const WarrantyModal = ({ onClose }: Closable) => <TopicModal path={paths.aboutWarranty} onClose={onClose} />;

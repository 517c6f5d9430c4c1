import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { CardState, FromCardFields, ToCardFields } from "#contract/card-fields-protocol.ts";
import type { CardEntry, TokenAnswer } from "./card-entry.ts";
import { cardFieldWords } from "#words/payment.ts";

interface CardFieldsOnPage extends CardEntry {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Null until the provider's page has answered. */
  state: CardState | null;
  /** CSS pixels. */
  height: number;
}

/** Longest wait for a token: the provider's own page has its own, shorter one. */
const PATIENCE_MS = 20_000;

/** Speaks with the card fields on the provider's origin; every other origin and window is ignored. */
export function useCardFields(origin: string, onSubmit: () => void): CardFieldsOnPage {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(new Map<string, (answer: TokenAnswer) => void>());
  /** Asked before the provider's page listened: what is posted to it then is lost, so it is posted once it is ready. */
  const unsent = useRef(new Set<string>());
  const isReady = useRef(false);
  const submit = useRef(onSubmit);
  useEffect(() => {
    submit.current = onSubmit;
  });
  const [state, setState] = useState<CardState | null>(null);
  const [height, setHeight] = useState(188);
  const post = useCallback(
    (message: ToCardFields) => frame.current?.contentWindow?.postMessage(message, origin),
    [origin],
  );

  useEffect(() => {
    const hear = (event: MessageEvent<FromCardFields>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const said = event.data;
      if (said.type === "card-fields/ready") {
        isReady.current = true;
        for (const requestId of unsent.current) post({ type: "card-fields/tokenise", requestId });
        unsent.current.clear();
      }
      if (said.type === "card-fields/ready" || said.type === "card-fields/state") setState(said);
      if (said.type === "card-fields/ready" || said.type === "card-fields/height") setHeight(said.height);
      if (said.type === "card-fields/submit") submit.current();
      if (said.type === "card-fields/invalid") {
        frame.current?.focus();
        post({ type: "card-fields/focus", field: said.firstField });
      }
      if ("requestId" in said) {
        waiting.current.get(said.requestId)?.(said);
        waiting.current.delete(said.requestId);
      }
    };
    window.addEventListener("message", hear);
    // The frame may have been ready before this page listened.
    post({ type: "card-fields/hello" });
    return () => window.removeEventListener("message", hear);
  }, [origin, post]);

  const tokenise = useCallback(
    () =>
      new Promise<TokenAnswer>((resolve) => {
        const requestId = crypto.randomUUID();
        waiting.current.set(requestId, resolve);
        if (isReady.current) post({ type: "card-fields/tokenise", requestId });
        else unsent.current.add(requestId);
        setTimeout(() => {
          if (waiting.current.delete(requestId)) resolve({ type: "card-fields/failed", requestId, message: NO_TOKEN });
        }, PATIENCE_MS);
      }),
    [post],
  );

  return { frame, state, height, tokenise };
}

const NO_TOKEN = cardFieldWords.noAnswer;

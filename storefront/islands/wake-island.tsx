import { createElement, startTransition, type ElementType } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandBoundary } from "./island-boundary.tsx";
import { ISLANDS, type IslandName } from "./registry.ts";

const begun = new WeakMap<Element, Promise<void>>();

/** Brings an island to life, once. Never fails: one whose code does not arrive stays what the server drew, and is logged. */
export function wakeIsland(box: HTMLElement): Promise<void> {
  const known = begun.get(box);
  if (known) return known;
  const waking = hydrate(box)
    .catch((error: unknown) => reportError(error))
    .then(() => void (box.dataset["awake"] = ""));
  begun.set(box, waking);
  return waking;
}

/** The island that an event came to, if it is not awake yet. */
export function asleepAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("island-root:not([data-awake])") : null;
}

async function hydrate(box: HTMLElement): Promise<void> {
  const { name = "", props = "{}" } = box.dataset;
  const Component = (await ISLANDS[name as IslandName]()) as ElementType;
  const html = asServed(box);
  const slot = box.querySelector("island-slot");
  const children = slot && <island-slot dangerouslySetInnerHTML={{ __html: asServed(slot) }} />;
  await new Promise<void>((onAwake) => {
    const island = (
      <IslandBoundary html={html} onAwake={onAwake}>
        {createElement(Component, JSON.parse(props), children)}
      </IslandBoundary>
    );
    startTransition(() => {
      hydrateRoot(box, island, { onCaughtError: (error) => reportError(error) });
    });
  });
}

/** Islands inside that are awake already sleep in the text: drawn from it, they wake anew. */
const asServed = (box: Element) => box.innerHTML.replaceAll(' data-awake=""', "");

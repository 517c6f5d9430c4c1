import { useEffect, useRef, useState } from "react";
import { fetchApi } from "../api/api.ts";
import { configurePath, readConfigureAddress } from "./configure-path.ts";
import { type ConfiguratorFacts, loadConfigurator } from "./load-configurator.ts";
import { inLanguage } from "../language/in-language.ts";

/** Choices that can be taken back. */
const MOST_STEPS = 50;

interface Steps {
  past: readonly string[];
  future: readonly string[];
}

const NO_STEPS: Steps = { past: [], future: [] };

const placeOf = ({ pathname, search }: Pick<URL, "pathname" | "search">) => pathname + search;

/**
 * The build that is shown, answered in place. The address follows each choice, so that a reload, a copied link and the
 * browser's own way back show the same; what cannot be answered here is loaded as a page.
 */
export function useChoices(start: ConfiguratorFacts) {
  const [facts, setFacts] = useState(start);
  const [steps, setSteps] = useState<Steps>(NO_STEPS);
  const [isAsking, setAsking] = useState(false);
  const asked = useRef(0);
  /** Null until something was asked here: the page's own address. */
  const shown = useRef<string | null>(null);
  const { judged } = facts;
  const { build } = judged;

  async function show(address: string, isNew: boolean): Promise<ConfiguratorFacts | null> {
    const number = (asked.current += 1);
    setAsking(true);
    const url = new URL(inLanguage(address), location.href);
    const sku = judged.fromNothing ? null : judged.skuId;
    const found = await loadConfigurator(fetchApi, sku, readConfigureAddress(url.searchParams));
    // A later choice is on its way.
    if (number !== asked.current) return null;
    setAsking(false);
    if (typeof found === "number") {
      location.assign(inLanguage(address));
      return null;
    }
    if (isNew) history.pushState(null, "", url);
    shown.current = placeOf(url);
    setFacts(found);
    return found;
  }

  async function go(address: string): Promise<void> {
    const found = await show(address, true);
    if (found && found.judged.build !== build)
      setSteps(({ past }) => ({ past: [...past, build].slice(-MOST_STEPS), future: [] }));
  }

  async function step(from: "past" | "future"): Promise<void> {
    const to = steps[from].at(-1);
    if (to === undefined) return;
    const slot = facts.options?.slot;
    const found = await show(configurePath(judged, { build: to, slot, all: facts.isAll }), true);
    if (!found) return;
    setSteps(({ past, future }) =>
      from === "past"
        ? { past: past.slice(0, -1), future: [...future, build] }
        : { past: [...past, build], future: future.slice(0, -1) },
    );
  }

  useEffect(() => {
    shown.current ??= placeOf(location);
    // A popup that closes moves the hash alone.
    const back = () => void (placeOf(location) !== shown.current && show(location.href, false));
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  });

  return {
    facts,
    isAsking,
    go: (address: string) => void go(address),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo: () => void step("past"),
    redo: () => void step("future"),
  };
}

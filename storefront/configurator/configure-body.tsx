import type { BuildSheet } from "#contract/configurator.ts";
import type { ShipTo } from "#rules/address/ship-to.ts";
import { configuratorWords as words } from "#words/configurator.ts";
import { island } from "../islands/island.tsx";
import { BuildViewOf } from "./build-view.tsx";
import { type BuildView, configurePath } from "./configure-path.ts";
import { Configurator } from "./configurator.tsx";
import type { ConfiguratorFacts } from "./load-configurator.ts";

const ConfiguratorIsland = island("configurator", Configurator, "interact");

export interface ConfigureFacts {
  facts: ConfiguratorFacts;
  /** What is read of the build instead of its parts; null where they are chosen. */
  read: { view: BuildView; sheet: BuildSheet } | null;
  /** Where this browser has things sent. */
  shipTo: ShipTo | null;
}

/** The parts and what they cost, or what is read of them. */
export function ConfigureBody({ facts, read, shipTo }: ConfigureFacts) {
  const { judged } = facts;
  if (!read) return <ConfiguratorIsland start={facts} shipTo={shipTo} />;
  return (
    <section className="configure__read" aria-labelledby="read-title">
      <p>
        <a className="link link--alone" href={configurePath(judged, { build: judged.build })}>
          {words.backToParts}
        </a>
      </p>
      <h2 className="type-24" id="read-title">
        {words.views[read.view]}
      </h2>
      <BuildViewOf view={read.view} judged={judged} sheet={read.sheet} shipTo={shipTo} />
    </section>
  );
}

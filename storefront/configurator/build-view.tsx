import type { BuildSheet, JudgedBuild } from "#contract/configurator.ts";
import type { ShipTo } from "#rules/address/ship-to.ts";
import { BuildChecks } from "./build-checks.tsx";
import { BuildPartsSheet } from "./build-parts-sheet.tsx";
import { BuildPictures } from "./build-pictures.tsx";
import type { BuildView } from "./configure-path.ts";

interface BuildViewProps {
  view: BuildView;
  judged: JudgedBuild;
  sheet: BuildSheet;
  shipTo: ShipTo | null;
}

/** All verdicts, all facts or all pictures of a build: the same on a page of its own and in a popup. */
export function BuildViewOf({ view, judged, sheet, shipTo }: BuildViewProps) {
  switch (view) {
    case "checks":
      return <BuildChecks judged={judged} sheet={sheet} shipTo={shipTo} />;
    case "sheet":
      return <BuildPartsSheet judged={judged} sheet={sheet} />;
    case "pictures":
      return <BuildPictures sheet={sheet} />;
  }
}

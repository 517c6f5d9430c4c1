import type { JudgedBuild } from "#contract/configurator.ts";
import { openModal } from "../modals/modal-store.ts";
import { type BuildView, readConfigureAddress } from "./configure-path.ts";

/** What a popup of a build is given. */
export interface BuildPopup {
  judged: JudgedBuild;
  /** Goes on with another build, in the page below. */
  onGo(address: string): void;
}

const POPUPS = {
  checks: "pc-lab-warning",
  sheet: "pc-lab-spec",
  pictures: "pc-lab-entire-gallery",
} as const satisfies Record<BuildView, string>;

/** Opens the popup that a link of the page stands for; false where it stands for none. */
export function openBuildPopup(link: HTMLAnchorElement, judged: JudgedBuild, onGo: (address: string) => void): boolean {
  const { view, slot } = readConfigureAddress(new URL(link.href).searchParams);
  if (view !== undefined) {
    openModal(POPUPS[view], { judged, onGo });
    return true;
  }
  if (slot === undefined || link.dataset["popup"] === undefined) return false;
  openModal("pc-lab-selection", { judged, address: link.href, onGo });
  return true;
}

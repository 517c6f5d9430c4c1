import { useSyncExternalStore } from "react";
import { Icon } from "#ui/icon.tsx";
import { compareLinkWords as words } from "#words/compare.ts";
import { isPlainPress } from "#ui/plain-press.ts";
import { compareAddress } from "./compare-address.ts";
import { compareChoice, toggleCompared } from "./compare-choice.ts";
import { openTray } from "./open-tray.ts";
import "./compare-link.css";

interface CompareLinkProps {
  skuId: number;
  /** Which product, for those who hear the link without the card. */
  name: string;
}

/** Leads to the comparison; once JavaScript is there, puts the product into the tray and takes it out again. */
export function CompareLink({ skuId, name }: CompareLinkProps) {
  const isChosen = useSyncExternalStore(
    compareChoice.subscribe,
    () => compareChoice.getState().skuIds.includes(skuId),
    () => false,
  );
  return (
    <a
      className="compare-link"
      href={compareAddress([skuId])}
      rel="nofollow"
      data-in-place
      data-chosen={isChosen || undefined}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        // The tray stands before its words come: only what changes in it is read out.
        void openTray().then(() => toggleCompared({ skuId, name }));
      }}
    >
      <Icon name={isChosen ? "check" : "plus"} small />
      <span>{isChosen ? words.comparing : words.compare}</span>
      <span className="sr-only">: {name}</span>
    </a>
  );
}

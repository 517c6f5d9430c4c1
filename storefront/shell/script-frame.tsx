import { useLocation } from "react-router";
import { pageKindOf } from "#rules/scripts/page-kind.ts";
import { type SlotFrame, slotsAt } from "#rules/scripts/script-slots.ts";
import { slotWords } from "#words/shell.ts";
import "./script-frame.css";
import { useShellFacts } from "./shell-facts.ts";

/**
 * Where scripts of others run, in a document of their own. It stands in every page's markup, which is shared by all visitors;
 * nothing fetches it before Accept, because what is not displayed is not near, and then the server decides who may come.
 */
export function ScriptFrame({ frame }: { frame: SlotFrame }) {
  const { pathname, search } = useLocation();
  const { slots } = useShellFacts();
  const kind = pageKindOf(pathname, search);
  if (kind === null || slotsAt(kind, frame, slots).length === 0) return null;
  const address = `/slots?at=${kind}&frame=${frame}`;
  return (
    <iframe
      // A frame keeps what runs in it when its address changes on the way back.
      key={address}
      className={`slots slots--${frame}`}
      src={address}
      title={slotWords[frame]}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
      {...(frame === "quiet" && { "aria-hidden": true, tabIndex: -1 })}
    />
  );
}

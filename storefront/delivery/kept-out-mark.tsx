import { Icon } from "#ui/icon.tsx";
import { cardWords } from "#words/product-card.ts";
import "./kept-out-mark.css";
import { useShipTo } from "./use-ship-to.ts";

/**
 * Says on a card that its PC is not sold into the state of the ZIP that this browser keeps (decision 44). Pages are the same for
 * everybody, so the server draws nothing; its page says why, and what can be done.
 */
export function KeptOutMark({ states }: { states: readonly string[] }) {
  const place = useShipTo();
  if (place?.country !== "USA" || !states.includes(place.state)) return null;
  return (
    <p className="kept-out-mark type-13">
      <Icon name="info" small />
      {cardWords.notInto(place.state)}
    </p>
  );
}

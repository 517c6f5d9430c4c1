import { Icon } from "#ui/icon.tsx";
import { deliveryWords } from "#words/delivery.ts";
import { paths } from "../paths.ts";
import "./delivery.css";
import { useCountry } from "./use-country.ts";
import { useShipTo } from "./use-ship-to.ts";

/** In the header: where things go, and the way to say so. */
export function ShipToLink({ back }: { back: string }) {
  const place = useShipTo();
  const country = useCountry();
  return (
    <a className="ship-to" href={paths.shipToFrom(back)} rel="nofollow">
      <Icon name="pin" />
      <span className="muted type-12">{deliveryWords.shipsTo}</span>
      <b>
        {place
          ? deliveryWords.shortPlace(place)
          : country === "CANADA"
            ? deliveryWords.canada
            : deliveryWords.chooseZip}
      </b>
    </a>
  );
}

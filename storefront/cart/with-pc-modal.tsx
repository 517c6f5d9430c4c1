import { useState } from "react";
import type { BundleOffer } from "#contract/carts.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Money } from "#ui/money.tsx";
import { Sentence } from "#ui/sentence.tsx";
import { withPcWords as words } from "#words/with-pc-offers.ts";
import type { Closable } from "../modals/modal-registry.ts";
import "./cart-drawer.css";
import { LinePicture } from "./line-picture.tsx";

interface WithPcProps extends Closable {
  offers: readonly BundleOffer[];
  onTake(skuIds: readonly number[]): void;
}

/** The popup `recommended-sku-add-to-cart` (S85): what goes with the PC that was added. Nothing is chosen ahead. */
export function WithPcModal({ offers, onTake, onClose }: WithPcProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const take = () => {
    onClose();
    onTake(chosen);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{words.none}</Button>
          <Button look="primary" disabled={chosen.length === 0} onClick={take}>
            {words.add(chosen.length)}
          </Button>
        </>
      }
    >
      <p>{words.lead}</p>
      <ul className="cart-drawer__lines">
        {offers.map(({ SkuID, ItemDescription, Price, PriceAlone, ...picture }) => (
          <li className="cart-drawer__line" key={SkuID}>
            <LinePicture item={picture} width={64} />
            <Checkbox
              roomy
              checked={chosen.includes(SkuID)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, SkuID] : chosen.filter((each) => each !== SkuID))
              }
            >
              {ItemDescription}
              {PriceAlone !== null && PriceAlone > Price && (
                <small className="muted">
                  {" "}
                  <Sentence of={words.alone(<Money amount={PriceAlone} />)} />
                </small>
              )}
            </Checkbox>
            <Money amount={Price} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

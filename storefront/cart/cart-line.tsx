import { moneyTimes, sumMoney, type WireMoney } from "#rules/money/wire-money.ts";
import type { CartItem } from "#contract/carts.ts";
import { Sentence } from "#ui/sentence.tsx";
import { Money } from "#ui/money.tsx";
import { cartLineWords, optionWords, otherPart } from "#words/cart.ts";
import { longerWarrantyWords } from "#words/longer-warranty.ts";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";
import { CartForm } from "./cart-form.tsx";
import { LineLight } from "./line-light.tsx";
import { LinePicture } from "./line-picture.tsx";
import { removedLine } from "./removed-line.ts";
import { LineQuantity } from "./line-quantity.tsx";
import { asksForRush, RushForm } from "./rush-form.tsx";
import { WarrantyForm } from "./warranty-form.tsx";
import { WithPcOffer } from "./with-pc-offer.tsx";
import { useCart } from "./cart-store.ts";

interface CartLineProps {
  item: CartItem;
  /** The exact sentence when this line keeps the checkout closed. */
  block: string | null;
  laptopLimit: number;
}

/** One line of the cart: what it is, when it ships, how many, what was chosen with it and what it costs. */
export function CartLine({ item, block, laptopLimit }: CartLineProps) {
  const limit = item.IsNotebook ? laptopLimit : item.ExtendWarranty ? Math.max(1, item.Stock) : 99;
  return (
    <li className="cart-line" data-blocked={block !== null || undefined}>
      <a className="cart-line__picture" href={item.Link} tabIndex={-1} aria-hidden="true">
        <LinePicture item={item} width={128} />
      </a>
      <div className="cart-line__main">
        <h2 className="cart-line__name">
          <a href={item.Link}>{item.ItemDescription}</a>
        </h2>
        {item.IsPreOrderDepositItem && <span className="cart-tag">{cartLineWords.deposit}</span>}
        <p className="cart-line__fact">{lineFact(item)}</p>
        <LineLight item={item} className="cart-line__fact" />
        <div className="cart-line__actions">
          <LineQuantity item={item} limit={limit} />
          <RemoveLine item={item} />
          {!item.ExtendWarranty && item.Build === "" && <SaveLine item={item} />}
        </div>
        <WithPcOffer item={item} />
        {item.IsNotebook && item.Quantity >= limit && <p className="cart-note">{cartLineWords.limit(limit)}</p>}
        {block !== null && <p className="cart-line__block">{block}</p>}
      </div>
      <LinePrice item={item} />
      <LineExtras item={item} />
    </li>
  );
}

function lineFact(item: CartItem): string {
  if (item.ExtendWarranty) return `${longerWarrantyWords.forOrder(item.ForOrder)}.`;
  const [only, ...more] = item.Warranties;
  const warranty = only && more.length === 0 ? cartLineWords.warranty(only.title) : "";
  return [item.VariantTitle, item.EstimatedShip, warranty]
    .filter(Boolean)
    .map((fact) => `${fact}.`)
    .join(" ");
}

/** A unit without what was chosen with it. */
function plainPrice({ Price, AdditionalWarrantyPrice, RushPrice }: CartItem): WireMoney {
  return sumMoney([Price, -AdditionalWarrantyPrice, -RushPrice]);
}

function chosenWith({ AdditionalWarrantyPrice, RushPrice }: CartItem): (keyof typeof cartLineWords.chosen)[] {
  return [...(AdditionalWarrantyPrice > 0 ? ["warranty" as const] : []), ...(RushPrice > 0 ? ["rush" as const] : [])];
}

/** The amount of the line. A unit's price stands below it when there are several, and what is paid on top of it. */
function LinePrice({ item }: { item: CartItem }) {
  return (
    <div className="cart-line__price">
      <Money amount={moneyTimes(item.Price, item.Quantity)} />
      {item.Quantity > 1 && (
        <small>
          <Sentence of={cartLineWords.each(<Money amount={item.Price} />)} />
        </small>
      )}
      {!item.ExtendWarranty && (item.AdditionalWarrantyPrice > 0 || item.RushPrice > 0) && (
        <small>
          <Sentence of={cartLineWords.plusChosen(<Money amount={plainPrice(item)} />, chosenWith(item))} />
        </small>
      )}
      {item.RestLater > 0 && (
        <small>
          <Sentence of={cartLineWords.rest(<Money amount={item.RestLater} />)} />
        </small>
      )}
      {item.Recycle > 0 && (
        <small>
          <Sentence of={cartLineWords.recycling(<Money amount={item.Recycle} />)} />
        </small>
      )}
    </div>
  );
}

function LineExtras({ item }: Pick<CartLineProps, "item">) {
  const parts = item.CartReviewSubItems;
  if (parts.length === 0 && item.Warranties.length < 2 && !asksForRush(item)) return null;
  return (
    <div className="cart-line__extras">
      {parts.length > 0 && (
        <details className="cart-parts">
          <summary>{cartLineWords.parts(parts.length)}</summary>
          <dl>
            {parts.map((part) => (
              <div key={`${part.OptionID} ${part.SkuID}`}>
                <dt>{optionWords[part.OptionID] ?? otherPart}</dt>
                <dd>
                  <ModalLink modal={{ part: part.SkuID, name: part.Description }} to={paths.skuInfo(part.SkuID)}>
                    {part.Description}
                  </ModalLink>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {item.Warranties.length > 1 && <WarrantyForm item={item} />}
      {asksForRush(item) && <RushForm item={item} />}
    </div>
  );
}

function RemoveLine({ item }: { item: CartItem }) {
  const remove = useCart((store) => store.remove);
  return (
    <CartForm
      intent="remove"
      fields={{ cartItemId: item.CartItemId, ...removedLine(item) }}
      onSend={() => remove(item.CartItemId)}
    >
      <button type="submit" className="text-button" aria-label={cartLineWords.removeOne(item.ItemDescription)}>
        {cartLineWords.remove}
      </button>
    </CartForm>
  );
}

/** A form of its own page: what it takes out of the cart is on a list, or waits for a sign-in. */
function SaveLine({ item }: { item: CartItem }) {
  return (
    <form method="post" action="/carts">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="cartItemId" value={item.CartItemId} />
      <button type="submit" className="text-button" aria-label={cartLineWords.saveOne(item.ItemDescription)}>
        {cartLineWords.save}
      </button>
    </form>
  );
}

import type { Product } from "#contract/catalog.ts";
import { Money } from "#ui/money.tsx";
import { Picture } from "#ui/picture.tsx";
import { addOnWords } from "#words/product.ts";
import { availabilityWords } from "#words/availability.ts";
import { imageSources } from "../pictures/image-url.ts";
import { island } from "../islands/island.tsx";
import { AddToCart } from "../product-card/add-to-cart.tsx";

const AddToCartIsland = island("add-to-cart", AddToCart, "interact");

/** Accessories offered with a PC, and sold only with one. Nothing is chosen for the shopper. */
export function CompleteYourPurchase({ product: { completeYourPurchase } }: { product: Product }) {
  if (completeYourPurchase.length === 0) return null;
  return (
    <section className="page section" id="add-ons" aria-labelledby="add-ons-title">
      <div className="section-head">
        <div>
          <h2 className="type-28" id="add-ons-title">
            {addOnWords.title}
          </h2>
          <p>{addOnWords.lead}</p>
        </div>
      </div>
      <ul className="add-ons">
        {completeYourPurchase.map((item) => (
          <li key={item.skuId}>
            <Picture {...imageSources(item.picture, "(max-width: 720px) 72px, 96px", 256)} alt="" />
            <div>
              <h3 className="type-18">
                <a href={item.link}>{item.name}</a>
              </h3>
              <p className="muted type-14">{item.specs.map(({ text }) => text).join(", ")}</p>
              <p className="muted type-13">{item.availability.text}</p>
            </div>
            <Money amount={item.price.amount} />
            {item.canAddToCart ? (
              <AddToCartIsland skuId={item.skuId} name={item.name} completeYourPurchase look="secondary" size="small" />
            ) : (
              <span className="muted type-14">{availabilityWords.sold_out}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

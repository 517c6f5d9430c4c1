import { Link } from "react-router";
import { sumMoney } from "#rules/money/wire-money.ts";
import type { ProductCard as Card } from "#contract/catalog.ts";
import { Sentence } from "#ui/sentence.tsx";
import { buttonClass } from "#ui/button.tsx";
import { formatMoneyShort } from "#words/money.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Picture } from "#ui/picture.tsx";
import { cardWords } from "#words/product-card.ts";
import { imageSources } from "../pictures/image-url.ts";
import { AddToCart } from "./add-to-cart.tsx";
import { AvailabilityDot } from "./availability-dot.tsx";
import "./product-card.css";
import { RatingShort } from "./rating-short.tsx";

/** A card is 238 CSS pixels wide in four columns, about 300 in two and three, and 120 beside its text on phones. */
const SIZES = "(max-width: 720px) 120px, (max-width: 1180px) 31vw, 310px";
const LARGEST = 640;

/** One product in a list: one link, and one button that stands above it. */
export function ProductCard({
  product,
  when = "near",
  headingLevel = "h3",
}: {
  product: Card;
  when?: "first" | "soon" | "near";
  headingLevel?: "h2" | "h3";
}) {
  const Heading = headingLevel;
  const { picture, hoverPicture, availability, rating, specs, price } = product;
  return (
    <li className="card">
      <span className="card__pictures">
        <Picture {...imageSources(picture, SIZES, LARGEST)} alt="" when={when} />
        {hoverPicture && <Picture className="card__hover" {...imageSources(hoverPicture, SIZES, LARGEST)} alt="" />}
      </span>
      <p className="card__status">
        <AvailabilityDot state={availability.state} />
        {availability.text}
      </p>
      <div className="card__head">
        <Heading className="card__name">
          <Link to={product.link} prefetch="intent">
            {product.name}
          </Link>
        </Heading>
        {rating && <RatingShort rating={rating} />}
      </div>
      <ul className="card__specs">
        {specs.map(({ icon, text }) => (
          <li key={icon + text}>
            <Icon name={icon} />
            <span title={text}>{text}</span>
          </li>
        ))}
      </ul>
      <p className="card__price">
        <Money amount={price.amount} short />
        {price.was && (
          <>
            <s className="type-14">
              <span className="sr-only">{cardWords.was} </span>
              <Money amount={price.was.amount} short />
            </s>{" "}
            <span className="type-13 tone-sale">
              <Sentence
                of={cardWords.save(
                  <Money amount={sumMoney([price.was.amount, -price.amount])} short className="type-13" />,
                )}
              />
            </span>
          </>
        )}
      </p>
      <div className="card__action">
        <span>{stockWords(product)}</span>
        <CardAction product={product} />
      </div>
    </li>
  );
}

function CardAction({ product }: { product: Card }) {
  if (product.canAddToCart)
    return <AddToCart skuId={product.skuId} name={product.name} look="secondary" size="small" />;
  return (
    <Link className={buttonClass("secondary", "small")} to={product.link} tabIndex={-1} aria-hidden="true">
      {cardWords.details}
    </Link>
  );
}

function stockWords({ availability, requiresPc, deposit }: Card): string {
  if (requiresPc) return cardWords.onlyWithPc;
  if (deposit !== null) return cardWords.deposit(formatMoneyShort(deposit));
  return availability.left !== null && availability.left > 0 ? cardWords.inStock(availability.left) : "";
}

import { use } from "react";
import { sumMoney } from "#rules/money/wire-money.ts";
import type { ProductCard as Card } from "#contract/catalog.ts";
import { Sentence } from "#ui/sentence.tsx";
import { buttonClass } from "#ui/button.tsx";
import { formatMoneyShort } from "#words/money.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Picture } from "#ui/picture.tsx";
import { cardWords } from "#words/product-card.ts";
import { CompareLink } from "../compare/compare-link.tsx";
import { imageSources } from "../pictures/image-url.ts";
import { island } from "../islands/island.tsx";
import { KeptOutMark } from "../delivery/kept-out-mark.tsx";
import { SaveButton } from "../lists/save-button.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { AvailabilityDot } from "./availability-dot.tsx";
import { KeptMarkupContext } from "./kept-markup-context.ts";
import "./product-card.css";
import { RatingShort } from "./rating-short.tsx";

/** Four cards fill a row; up to 1180 pixels three, and on phones one whose picture stands beside its text. */
const SHELF_SIZES = "(max-width: 720px) 120px, (max-width: 1180px) 30vw, min(23vw, 312px)";
/** As on a shelf, and narrower where the filters stand beside the list. */
export const LIST_SIZES = "(max-width: 720px) 120px, (max-width: 1180px) calc(50vw - 160px), min(17vw, 238px)";
const LARGEST = 828;

const SaveButtonIsland = island("save-button", SaveButton, "interact");
const CompareLinkIsland = island("compare-link", CompareLink, "interact");
const KeptOutMarkIsland = island("kept-out-mark", KeptOutMark, "idle");
const AddToCartIsland = island("add-to-cart", AddToCart, "interact");

interface ProductCardProps {
  product: Card;
  when?: "first" | "soon" | "near";
  headingLevel?: "h2" | "h3";
  /** How wide its pictures are drawn. */
  sizes?: string;
  /** With a way to save it. */
  canSave?: boolean;
}

/** One product in a list: one link, and one button that stands above it. */
export function ProductCard({
  product,
  when = "near",
  headingLevel = "h3",
  sizes = SHELF_SIZES,
  canSave = false,
}: ProductCardProps) {
  const keptMarkup = use(KeptMarkupContext);
  const inside = <CardInside {...{ product, when, headingLevel, sizes, canSave }} />;
  // React asks for pictures that do not wait at the head of the page, which it cannot do for markup from elsewhere.
  if (!keptMarkup || when !== "near") return <li className="card">{inside}</li>;
  const key = `${headingLevel} ${sizes} ${canSave} ${JSON.stringify(product)}`;
  return <li className="card" dangerouslySetInnerHTML={{ __html: keptMarkup(key, () => inside) }} />;
}

function CardInside({ product, when, headingLevel: Heading, sizes, canSave }: Required<ProductCardProps>) {
  const { picture, hoverPicture, availability, rating, specs, price, keptOutOf } = product;
  return (
    <>
      <span className="card__pictures">
        <Picture {...imageSources(picture, sizes, LARGEST)} alt="" when={when} />
        {hoverPicture && <Picture className="card__hover" {...imageSources(hoverPicture, sizes, LARGEST)} alt="" />}
      </span>
      <p className="card__status">
        <AvailabilityDot state={availability.state} />
        {availability.text}
      </p>
      <div className="card__head">
        <Heading className="card__name">
          <a href={product.link}>{product.name}</a>
        </Heading>
        {rating && <RatingShort rating={rating} />}
      </div>
      {keptOutOf.length > 0 && <KeptOutMarkIsland states={keptOutOf} />}
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
      <span className="card__compare">
        <CompareLinkIsland skuId={product.skuId} name={product.name} />
      </span>
      {canSave && <SaveButtonIsland skuId={product.skuId} name={product.name} look="mark" />}
    </>
  );
}

function CardAction({ product }: { product: Card }) {
  if (product.canAddToCart)
    return <AddToCartIsland skuId={product.skuId} name={product.name} look="secondary" size="small" />;
  return (
    <a className={buttonClass("secondary", "small")} href={product.link} tabIndex={-1} aria-hidden="true">
      {cardWords.details}
    </a>
  );
}

function stockWords({ availability, requiresPc, deposit }: Card): string {
  if (requiresPc) return cardWords.onlyWithPc;
  if (deposit !== null) return cardWords.deposit(formatMoneyShort(deposit));
  if (availability.left === null || availability.left === 0) return "";
  return (availability.state === "built_to_order" ? cardWords.canBuild : cardWords.inStock)(availability.left);
}

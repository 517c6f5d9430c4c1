import { COMPARED_GROUPS, type ComparedCell, type ComparedRow, type ProductCard } from "#contract/catalog.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { comparePageWords as words } from "#words/compare.ts";
import { island } from "../islands/island.tsx";
import { imageSources } from "../pictures/image-url.ts";
import { AddToCart } from "../product-card/add-to-cart.tsx";
import { AvailabilityDot } from "../product-card/availability-dot.tsx";
import { compareAddress } from "./compare-address.ts";

const AddToCartIsland = island("add-to-cart", AddToCart, "interact");
const SIZES = "(max-width: 720px) 44vw, 20vw";
const LARGEST = 640;

interface CompareTableProps {
  products: readonly ProductCard[];
  rows: readonly ComparedRow[];
  beside: number;
  isOnly: boolean;
}

/** One table at every width; a phone shows the first column and one other. */
export function CompareTable({ products, rows, beside, isOnly }: CompareTableProps) {
  const on = (at: number) => (at === 0 || at === beside ? undefined : "from-tablet");
  const skuIds = products.map(({ skuId }) => skuId);
  const column = (product: ProductCard, at: number) => ({ product, at, skuIds, isOnly });
  return (
    <table className="compare" data-columns={products.length}>
      <caption className="sr-only">{words.caption(products.map(({ name }) => name).join(", "))}</caption>
      <thead>
        <tr>
          <th scope="row">
            <span className="sr-only">{words.picture}</span>
          </th>
          {products.map((product, at) => (
            <td key={product.skuId} className={on(at)}>
              <ColumnPicture {...column(product, at)} />
            </td>
          ))}
        </tr>
        <tr className="compare__names">
          <th scope="col">
            <span className="sr-only">{words.rows}</span>
          </th>
          {products.map(({ skuId, link, name }, at) => (
            <th key={skuId} scope="col" className={on(at)}>
              <a className="type-18" href={link}>
                {name}
              </a>
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">
            <span className="sr-only">{words.ways}</span>
          </th>
          {products.map((product, at) => (
            <td key={product.skuId} className={on(at)}>
              <ColumnActions {...column(product, at)} />
            </td>
          ))}
        </tr>
      </thead>
      {COMPARED_GROUPS.map((group) => (
        <Group
          key={group}
          title={titleOf(group, products)}
          rows={rows.filter((row) => row.group === group)}
          skuIds={skuIds}
          on={on}
        />
      ))}
    </table>
  );
}

function titleOf(group: ComparedRow["group"], [first]: readonly ProductCard[]): string {
  return group === "inside" && (first?.kind === "pc" || first?.kind === "laptop") ? words.inside : words.groups[group];
}

interface GroupProps {
  title: string;
  rows: readonly ComparedRow[];
  /** Of the columns. */
  skuIds: readonly number[];
  on(at: number): string | undefined;
}

function Group({ title, rows, skuIds, on }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className="compare__group">
        <th scope="rowgroup" colSpan={skuIds.length + 1} className="type-18">
          {title}
        </th>
      </tr>
      {rows.map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map((cell, at) => (
            <td key={skuIds[at]} className={on(at)}>
              <Cell cell={cell} isFirst={at === 0} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Cell({ cell: { text, note, differs, best }, isFirst }: { cell: ComparedCell; isFirst: boolean }) {
  return (
    <div className="compare__cell" data-differs={differs || undefined} data-first={isFirst || undefined}>
      {differs && <span className="sr-only">{words.differs}</span>}
      <span>{text}</span>
      {note && <small>{note}</small>}
      {best && (
        <small className="compare__best">
          <Icon name="check" small />
          {best}
        </small>
      )}
    </div>
  );
}

interface ColumnProps {
  product: ProductCard;
  at: number;
  skuIds: readonly number[];
  isOnly: boolean;
}

function ColumnPicture({ product: { skuId, name, picture, availability }, at, skuIds, isOnly }: ColumnProps) {
  const others = skuIds.filter((one) => one !== skuId);
  return (
    <div className="compare__picture">
      <Picture {...imageSources(picture, SIZES, LARGEST)} alt="" when={at < 2 ? "soon" : "near"} />
      <a
        className="icon-button compare__out"
        href={compareAddress(others, { only: isOnly })}
        aria-label={words.takeOut(name)}
        data-compare-out={skuId}
      >
        <Icon name="close" />
      </a>
      <p className="type-13 muted compare__status">
        <AvailabilityDot state={availability.state} />
        {availability.text}
      </p>
    </div>
  );
}

function ColumnActions({ product, at, skuIds, isOnly }: ColumnProps) {
  const { skuId, name, link, canAddToCart } = product;
  const firstNow = [skuId, ...skuIds.filter((one) => one !== skuId)];
  return (
    <div className="compare__actions">
      {at === 0 ? (
        skuIds.length > 1 && <span className="compare__against type-14">{words.against}</span>
      ) : (
        <a
          className="link type-14"
          href={compareAddress(firstNow, { only: isOnly })}
          aria-label={words.setAgainstOne(name)}
        >
          {words.setAgainst}
        </a>
      )}
      {canAddToCart ? (
        <AddToCartIsland skuId={skuId} name={name} look={at === 0 ? "primary" : "secondary"} size="small" wide />
      ) : (
        <a className={buttonClass("secondary", "small", true)} href={link}>
          {words.details}
          <span className="sr-only">: {name}</span>
        </a>
      )}
    </div>
  );
}

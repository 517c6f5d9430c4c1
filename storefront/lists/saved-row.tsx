import type { SavedItem, SavedList, SavedProduct } from "#contract/saved-lists.ts";
import { sumMoney } from "#rules/money/wire-money.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { Select } from "#ui/select.tsx";
import { notifyWords } from "#words/notify.ts";
import { formatMoney } from "#words/money.ts";
import { instantDay } from "#words/moments.ts";
import { savedListWords as words } from "#words/saved-lists.ts";
import { accountPaths } from "../account-paths.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { AvailabilityDot } from "../product-card/availability-dot.tsx";

interface SavedRowProps {
  item: SavedItem;
  listId: string;
  /** Where it can be moved. */
  others: readonly SavedList[];
  timeZone: string;
}

/** One saved thing: as it is in the shop today beside what it cost then, and what can be done with it. */
export function SavedRow({ item, listId, others, timeZone }: SavedRowProps) {
  const name = nameOf(item);
  return (
    <li className="thing-row">
      <SavedFacts item={item} />
      <PriceOf item={item} />
      <div className="saved-row__acts">
        <p className="type-13 muted">
          {[words.since(instantDay(item.SavedAt, timeZone)), item.Quantity > 1 && words.units(item.Quantity)]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <BuyAct item={item} listId={listId} />
        <form method="post" action={accountPaths.listOf(listId)}>
          <Hidden item={item} listId={listId} />
          <button className="text-button" name="intent" value="take-off" aria-label={words.takeOffOne(name)}>
            {words.takeOff}
          </button>
        </form>
        {others.length > 0 && (
          <details className="saved-row__move fold">
            <summary className="text-button">{words.move}</summary>
            <form method="post" action={accountPaths.listOf(listId)}>
              <Hidden item={item} listId={listId} />
              <Select label={words.moveOne(name)} labelHidden name="To" id={`to-${item.Id}`}>
                {others.map(({ Id, Name }) => (
                  <option key={Id} value={Id}>
                    {Name || words.first}
                  </option>
                ))}
              </Select>
              <Button type="submit" name="intent" value="move">
                {words.moveSend}
              </Button>
            </form>
          </details>
        )}
      </div>
    </li>
  );
}

/** What is sold out leads to where its return is told; what is not sold any more can only go. */
function BuyAct({ item, listId }: Pick<SavedRowProps, "item" | "listId">) {
  if (!item.Availability) return null;
  if (item.Availability.state === "sold_out")
    return (
      <a className={buttonClass("secondary", "small")} href={`${addressOf(item)}#notify`}>
        {notifyWords.title}
      </a>
    );
  return (
    <form method="post" action={accountPaths.listOf(listId)}>
      <Hidden item={item} listId={listId} />
      <Button type="submit" size="small" name="intent" value="to-cart" aria-label={words.toCartOne(nameOf(item))}>
        {words.toCart}
      </Button>
    </form>
  );
}

function Hidden({ item, listId }: Pick<SavedRowProps, "item" | "listId">) {
  return (
    <>
      <input type="hidden" name="Id" value={item.Id} />
      <input type="hidden" name="ListId" value={listId} />
    </>
  );
}

/** Picture, name and whether it is there, of a list of one's own or a shared one. */
export function SavedFacts({ item }: { item: SavedProduct }) {
  const name = nameOf(item);
  return (
    <>
      <LinePicture item={item} width={64} />
      <div className="thing-row__main">
        <h3 className="type-16 strong">{item.Link === "" ? name : <a href={addressOf(item)}>{name}</a>}</h3>
        {item.VariantTitle !== "" && <p className="type-13 muted">{item.VariantTitle}</p>}
        <p className="saved-row__stock type-13 muted">
          <AvailabilityDot state={item.Availability?.state ?? "sold_out"} />
          {item.Availability?.text ?? words.gone}
        </p>
      </div>
    </>
  );
}

function PriceOf({ item: { Price, PriceThen } }: { item: SavedItem }) {
  if (Price === null) return <p className="thing-row__end muted type-13">{words.gone}</p>;
  const change = sumMoney([Price, -PriceThen]);
  return (
    <p className="thing-row__end">
      <Money amount={Price} className="strong" />
      {change < 0 && <small className="tone-sale">{words.dropped(formatMoney(-change), formatMoney(PriceThen))}</small>}
      {change > 0 && <small className="muted">{words.rose(formatMoney(change), formatMoney(PriceThen))}</small>}
    </p>
  );
}

function nameOf({ ItemDescription }: SavedProduct): string {
  return ItemDescription || words.goneName;
}

function addressOf({ Link, SkuID }: SavedProduct): string {
  return `${Link}?sku=${SkuID}`;
}

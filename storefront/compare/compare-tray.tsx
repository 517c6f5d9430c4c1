import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { getComparison, type ProductCard } from "#contract/catalog.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { compareLinkWords, compareTrayWords as words } from "#words/compare.ts";
import { formatMoneyShort } from "#words/money.ts";
import { fetchApi } from "../api/api.ts";
import { imageSources } from "../pictures/image-url.ts";
import { compareAddress } from "./compare-address.ts";
import {
  clearChoice,
  compareChoice,
  forgetSaid,
  keepOnly,
  putInPlaceOfLast,
  takeOut,
  undoChoice,
} from "./compare-choice.ts";
import "./compare-tray.css";

/** What is chosen to compare, at the bottom of lists and products, with today's names and prices. */
export function CompareTray() {
  const { skuIds, said, before, refused } = useSyncExternalStore(compareChoice.subscribe, compareChoice.getState);
  const products = useProducts(skuIds);
  const tray = useRef<HTMLElement>(null);
  const isEmpty = skuIds.length === 0 && said === "";
  const chosen = products.filter(({ skuId }) => skuIds.includes(skuId));
  const last = chosen.at(-1);
  const after = (act: () => void) => () => {
    act();
    tray.current?.focus();
  };
  return (
    <section
      className="compare-tray"
      data-empty={isEmpty || undefined}
      aria-label={words.title}
      tabIndex={-1}
      ref={tray}
    >
      <div className="compare-tray__said">
        <output>{said}</output>
        {before && (
          <button type="button" className="link" onClick={after(undoChoice)}>
            {words.undo}
          </button>
        )}
        {refused && last && (
          <button type="button" className="link" onClick={after(putInPlaceOfLast)}>
            {words.inPlaceOf(last.name)}
          </button>
        )}
      </div>
      <div className="compare-tray__row">
        <ul>
          {chosen.map((product) => (
            <TrayItem key={product.skuId} product={product} onOut={after(() => takeOut(product))} />
          ))}
        </ul>
        {!isEmpty && <Ways skuIds={skuIds} onClear={after(clearChoice)} />}
      </div>
    </section>
  );
}

function Ways({ skuIds, onClear }: { skuIds: readonly number[]; onClear(): void }) {
  if (skuIds.length === 0)
    return (
      <Button look="quiet" onClick={forgetSaid}>
        {words.close}
      </Button>
    );
  return (
    <p className="compare-tray__ways">
      {skuIds.length === 1 ? (
        <span className="muted type-14">{words.oneMore}</span>
      ) : (
        <a className={buttonClass("primary")} href={compareAddress(skuIds)} rel="nofollow">
          {words.go(skuIds.length)}
        </a>
      )}
      <Button look="quiet" onClick={onClear}>
        {words.clear}
      </Button>
    </p>
  );
}

function TrayItem({ product: { name, picture, price, availability }, onOut }: { product: ProductCard; onOut(): void }) {
  return (
    <li>
      <Picture {...imageSources(picture, "56px", 128)} alt="" when="soon" />
      <p>
        <b>{name}</b>
        <span className="muted type-13">
          {availability.state === "sold_out" ? availability.text : formatMoneyShort(price.amount)}
        </span>
      </p>
      <button type="button" className="icon-button" aria-label={compareLinkWords.takeOut(name)} onClick={onOut}>
        <Icon name="close" small />
      </button>
    </li>
  );
}

/** What the shop says of them now. What it cannot set beside the first leaves the choice, and why is said. */
function useProducts(skuIds: readonly number[]): readonly ProductCard[] {
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  const ids = skuIds.join();
  useEffect(() => {
    if (ids === "") return;
    let isWanted = true;
    const ask = async () => {
      const answer = await fetchApi(getComparison, { query: { ids } });
      if (!isWanted || !answer.ok) return;
      const { products: there, leftOut } = answer.reply;
      setProducts(there);
      const why = leftOut.map(({ text }) => text).join(" ");
      if (why !== "")
        keepOnly(
          there.map(({ skuId }) => skuId),
          why,
        );
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [ids]);
  return products;
}

import type { ProductCard } from "#contract/catalog.ts";
import { readOrderNumber } from "#rules/order/order-number.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Picture } from "#ui/picture.tsx";
import { searchPanelWords } from "#words/search.ts";
import { imageSources } from "../pictures/image-url.ts";
import { paths } from "../paths.ts";
import "./search-panel.css";
import { useSuggestions } from "./use-suggestions.ts";

/** What the words may mean: searches, lists that hold them, and products with when they ship and what they cost. */
export function SearchPanel({ words }: { words: string }) {
  const orderNumber = readOrderNumber(words);
  const found = useSuggestions(orderNumber === null ? words : "");
  if (orderNumber !== null) return <OrderLink orderNumber={orderNumber} />;
  if (found === null) return null;
  const { suggestions, lists, products } = found;
  return (
    <div className="search-panel">
      <div className="page search-panel__columns">
        {suggestions.length + lists.length > 0 && (
          <div className="search-panel__words">
            {suggestions.length > 0 && <h2 className="search-panel__title">{searchPanelWords.searches}</h2>}
            <ul>
              {suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <a href={paths.search(suggestion)}>
                    <Icon name="search" small />
                    <span>{suggestion}</span>
                  </a>
                </li>
              ))}
            </ul>
            {lists.length > 0 && <h2 className="search-panel__title">{searchPanelWords.lists}</h2>}
            <ul>
              {lists.map(({ title, link, count }) => (
                <li key={link}>
                  <a href={link}>
                    {title}
                    <span className="figures muted type-13">{count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="search-panel__products">
          <h2 className="search-panel__title">
            <output>{products.length === 0 ? searchPanelWords.nothing(words) : searchPanelWords.products}</output>
          </h2>
          <ul>
            {products.map((product) => (
              <Found key={product.skuId} product={product} words={words} />
            ))}
          </ul>
          {products.length > 0 && (
            <a className="link link--alone type-14" href={paths.search(words)}>
              {searchPanelWords.all(words)}
            </a>
          )}
        </div>
      </div>
      <p className="page search-panel__keys type-12 muted" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {searchPanelWords.keys.move} <kbd>{searchPanelWords.keys.enter}</kbd> {searchPanelWords.keys.open}{" "}
        <kbd>{searchPanelWords.keys.escape}</kbd> {searchPanelWords.keys.close}
      </p>
    </div>
  );
}

/** An order is no product: the search leads to where orders are found. */
function OrderLink({ orderNumber }: { orderNumber: string }) {
  return (
    <div className="search-panel">
      <div className="page search-panel__columns">
        <div className="search-panel__words">
          <ul>
            <li>
              <a href={paths.findOrder(orderNumber)}>
                <Icon name="search" small />
                <span>{searchPanelWords.order(orderNumber)}</span>
              </a>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

function Found({ product, words }: { product: ProductCard; words: string }) {
  return (
    <li>
      <a className="search-panel__product" href={product.link}>
        <Picture {...imageSources(product.picture, "72px", 256)} alt="" />
        <span className="search-panel__name">
          <span className="strong">
            <Marked text={product.name} words={words} />
          </span>
          <span className="type-13 muted">
            {product.specs
              .slice(0, 3)
              .map(({ text }) => text)
              .join(", ")}
          </span>
        </span>
        <span className="search-panel__ships type-13 muted">{product.availability.text}</span>
        <Money amount={product.price.amount} short />
      </a>
    </li>
  );
}

/** The searched words inside a name, in another color. */
function Marked({ text, words }: { text: string; words: string }) {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </>
  );
}

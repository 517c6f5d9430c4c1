import { Link } from "react-router";
import type { Home } from "#contract/catalog.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Picture } from "#ui/picture.tsx";
import { imageSources } from "../image-url.ts";
import { LIST_PATHS } from "../paths.ts";

/** One laptop large, and the gear beside it. */
export function BestOfEach({ home: { laptops, gear, counts } }: { home: Home }) {
  const laptop = laptops[0];
  if (!laptop) return null;
  const cheapest = Math.min(...laptops.map(({ price }) => price.amount));
  return (
    <section className="page section">
      <div className="section-head">
        <h2 className="type-36">Laptops and the rest of the desk</h2>
        <Link className="link link--alone type-14 nowrap" to={LIST_PATHS["gear-store"]}>
          All {counts["gear-store"]} pieces of gear
        </Link>
      </div>
      <div className="desk">
        <Link className="desk__laptops" to={LIST_PATHS["gaming-laptops"]}>
          <Picture {...imageSources(laptop.picture, "(max-width: 720px) 100vw, 648px", 1280)} alt="" />
          <span className="desk__words">
            <span>
              <span className="title type-22">Gaming laptops</span>
              <span className="muted type-14">
                {counts["gaming-laptops"]} models. The watts of the graphics, the nits of the screen and the weight
                stand on each page.
              </span>
            </span>
            <span className="nowrap">
              <span className="muted type-14">From </span>
              <Money amount={cheapest} short />
            </span>
          </span>
        </Link>
        <ul className="desk__gear">
          {gear.map((item) => (
            <li key={item.skuId}>
              <Link to={item.link}>
                <Picture {...imageSources(item.picture, "88px", 256)} alt="" />
                <span>
                  <span className="title type-18">{item.name}</span>
                  <span className="muted type-14">
                    {item.specs
                      .slice(0, 2)
                      .map(({ text }) => text)
                      .join(", ")}
                  </span>
                </span>
                <Money amount={item.price.amount} short />
                <Icon name="chevron-right" small />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

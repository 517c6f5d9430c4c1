import { Link } from "react-router";
import type { Home } from "#contract/home.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Picture } from "#ui/picture.tsx";
import { imageSources } from "../pictures/image-url.ts";
import { counted } from "../listing/list-words.ts";
import { LIST_PATHS } from "../paths.ts";
import { Shelf } from "./shelf.tsx";

/** One laptop large, and the gear beside it; what there is, where there is no other. */
export function BestOfEach({ home }: { home: Home }) {
  const { laptops, gear, counts, shelves } = home;
  const [laptop] = laptops;
  if (!laptop && shelves.length > 0) return null;
  if (!laptop || gear.length === 0) return <OneOfThem home={home} />;
  const cheapest = Math.min(...laptops.map(({ price }) => price.amount));
  return (
    <section className="page section">
      <div className="section-head">
        <h2 className="type-36">Laptops and the rest of the desk</h2>
        <Link className="link link--alone type-14 nowrap" to={LIST_PATHS["gear-store"]}>
          All gear, {counts["gear-store"]} products
        </Link>
      </div>
      <div className="desk">
        <Link className="desk__laptops" to={LIST_PATHS["gaming-laptops"]}>
          <Picture {...imageSources(laptop.picture, "(max-width: 720px) 100vw, 648px", 1280)} alt="" />
          <span className="desk__words">
            <span>
              <span className="title type-22">Gaming laptops</span>
              <span className="muted type-14">
                {counts["gaming-laptops"]} models. Each page gives graphics watts, screen brightness and weight.
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

function OneOfThem({ home: { laptops, gear, counts } }: { home: Home }) {
  return laptops.length > 0 ? (
    <Shelf
      title="Gaming laptops"
      intro="Each page gives graphics watts, screen brightness and weight."
      products={laptops}
      all={{ to: LIST_PATHS["gaming-laptops"], words: `All ${counted("gaming-laptops", counts["gaming-laptops"])}` }}
    />
  ) : (
    <Shelf
      title="The rest of the desk"
      intro="What stands around the PC, with what it costs and when it ships."
      products={gear}
      all={{ to: LIST_PATHS["gear-store"], words: `All ${counted("gear-store", counts["gear-store"])}` }}
    />
  );
}

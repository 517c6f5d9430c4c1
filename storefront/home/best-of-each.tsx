import type { Home } from "#contract/home.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Picture } from "#ui/picture.tsx";
import { bestOfEachWords, shelfWords } from "#words/home.ts";
import { countedIn } from "#words/lists.ts";
import { imageSources } from "../pictures/image-url.ts";
import { LIST_PATHS } from "../list-paths.ts";
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
        <h2 className="type-36">{bestOfEachWords.title}</h2>
        <a className="link link--alone type-14 nowrap" href={LIST_PATHS["gear-store"]}>
          {bestOfEachWords.allGear(counts["gear-store"])}
        </a>
      </div>
      <div className="best">
        <a className="best__laptops" href={LIST_PATHS["gaming-laptops"]}>
          <Picture
            {...imageSources(
              laptop.picture,
              "(max-width: 720px) calc(100vw - 32px), (max-width: 1180px) 46vw, 648px",
              1280,
            )}
            alt=""
          />
          <span className="best__words">
            <span>
              <span className="title type-22">{bestOfEachWords.laptops}</span>
              <span className="muted type-14">{bestOfEachWords.models(counts["gaming-laptops"])}</span>
            </span>
            <span className="nowrap">
              <span className="muted type-14">{bestOfEachWords.from} </span>
              <Money amount={cheapest} short />
            </span>
          </span>
        </a>
        <ul className="best__gear">
          {gear.map((item) => (
            <li key={item.skuId}>
              <a href={item.link}>
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
              </a>
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
      title={bestOfEachWords.laptops}
      intro={bestOfEachWords.eachLaptop}
      products={laptops}
      all={{
        to: LIST_PATHS["gaming-laptops"],
        words: shelfWords.all(countedIn("gaming-laptops", counts["gaming-laptops"])),
      }}
    />
  ) : (
    <Shelf
      title={bestOfEachWords.desk}
      intro={bestOfEachWords.deskIntro}
      products={gear}
      all={{ to: LIST_PATHS["gear-store"], words: shelfWords.all(countedIn("gear-store", counts["gear-store"])) }}
    />
  );
}

import { Link } from "react-router";
import type { Home, Product, ProductCard } from "#contract/catalog.ts";
import { buttonClass } from "#ui/button.tsx";
import { formatMoneyShort } from "#ui/format-money.ts";
import { Picture } from "#ui/picture.tsx";
import { Bill } from "../bill.tsx";
import { imageSources } from "../image-url.ts";
import { LIST_PATHS } from "../paths.ts";
import { RenderNotice } from "../render-notice.tsx";

/** The headline, and one PC with its price taken apart. */
export function Hero({
  hero,
  art,
  partsBill,
}: {
  hero: ProductCard;
  art: Home["art"];
  partsBill: Product["partsBill"];
}) {
  return (
    <section className="page hero">
      <div className="hero__words">
        <h1 className="type-60">
          Every part named.
          <br />
          Every number explained.
        </h1>
        <div>
          <p className="type-lead muted">
            Gaming PCs with the maker, model and price of every part, laptops with what is inside, and a ship date that
            comes with its reason.
          </p>
          <p className="hero__ways">
            <Link className={buttonClass("primary", "large")} to={LIST_PATHS["gaming-pcs"]}>
              Shop gaming PCs
            </Link>
            <Link className={buttonClass("secondary", "large")} to={LIST_PATHS["gaming-laptops"]}>
              Shop laptops
            </Link>
          </p>
        </div>
      </div>
      <div className="exhibit">
        <div className="exhibit__stage">
          <Stage hero={hero} art={art} />
        </div>
        <div className="exhibit__bill">
          <div className="exhibit__head">
            <div>
              <h2 className="type-22">What {formatMoneyShort(hero.price.amount)} buys</h2>
              <p className="muted type-14">
                {hero.name}. {hero.availability.text}
              </p>
            </div>
            <Link className={`${buttonClass("secondary", "small")} from-tablet`} to={hero.link}>
              View this PC
            </Link>
          </div>
          {partsBill ? (
            <Bill
              partsBill={partsBill}
              total={{ label: hero.name, amount: partsBill.partsTotal + partsBill.buildService }}
            />
          ) : (
            <ul className="exhibit__specs">
              {hero.specs.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <p className="exhibit__note muted type-12">Part prices are today’s prices in our own parts store.</p>
          <RenderNotice pictures="one" />
          <Link className={`${buttonClass("secondary")} phone-only`} to={hero.link}>
            View this PC
          </Link>
        </div>
      </div>
    </section>
  );
}

/** The PC in the frame's own shape, or its square picture before the same file, blurred. */
function Stage({ hero, art }: { hero: ProductCard; art: Home["art"] }) {
  if (art) {
    const sources = imageSources(art, "(max-width: 900px) 100vw, 870px", 1920, "natural");
    return <Picture className="exhibit__art" {...sources} alt={hero.name} when="first" />;
  }
  const sources = imageSources(hero.picture, "(max-width: 720px) 100vw, 640px", 1920);
  return (
    <>
      <Picture className="exhibit__backdrop" {...sources} alt="" when="soon" />
      <Picture className="exhibit__picture" {...sources} alt={hero.name} when="first" color={null} placeholder={null} />
    </>
  );
}

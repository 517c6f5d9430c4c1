import { Link } from "react-router";
import type { Product, ProductCard } from "#contract/catalog.ts";
import { buttonClass } from "#ui/button.tsx";
import { formatMoneyShort } from "#ui/format-money.ts";
import { Picture } from "#ui/picture.tsx";
import { Bill } from "../bill.tsx";
import { imageSources } from "../image-url.ts";
import { LIST_PATHS } from "../paths.ts";

/** The headline, and one PC with its price taken apart. */
export function Hero({ hero, partsBill }: { hero: ProductCard; partsBill: Product["partsBill"] }) {
  const sources = imageSources(hero.picture, "(max-width: 720px) 100vw, 640px", 1920);
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
            Gaming PCs and laptops with the full parts list, the price of every part and a ship date that comes with its
            reason.
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
          {/* The same file, blurred, fills what the square picture leaves free. */}
          <Picture className="exhibit__backdrop" {...sources} alt="" when="soon" />
          <Picture
            className="exhibit__picture"
            {...sources}
            alt={hero.name}
            when="first"
            color={null}
            placeholder={null}
          />
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
          <Link className={`${buttonClass("secondary")} phone-only`} to={hero.link}>
            View this PC
          </Link>
        </div>
      </div>
    </section>
  );
}

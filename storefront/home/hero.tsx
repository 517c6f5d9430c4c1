import { Fragment } from "react";
import type { Product, ProductCard } from "#contract/catalog.ts";
import type { Home } from "#contract/home.ts";
import { buttonClass } from "#ui/button.tsx";
import { formatMoneyShort } from "#words/money.ts";
import { Money } from "#ui/money.tsx";
import { Picture } from "#ui/picture.tsx";
import { heroWords } from "#words/home.ts";
import { inSentence } from "#words/navigation.ts";
import { Bill } from "../product/bill.tsx";
import { imageSources } from "../pictures/image-url.ts";
import { RenderNotice } from "../pictures/render-notice.tsx";
import { waysToStart } from "../shell/navigation.ts";
import { useShellFacts } from "../shell/shell-facts.ts";

interface HeroProps {
  home: Home;
  partsBill: Product["partsBill"];
  summary: string;
}

/** The headline, and one product with its facts: of a PC, its price taken apart. */
export function Hero({ home: { title, lead, hero, art }, partsBill, summary }: HeroProps) {
  const { sections, supportEmail } = useShellFacts();
  const [first, second] = waysToStart(sections);
  return (
    <section className="page hero">
      <div className="hero__words">
        <h1 className="type-60">
          {title.map((line, place) => (
            <Fragment key={line}>
              {place > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </h1>
        <div>
          <p className="type-lead muted">{lead}</p>
          <p className="hero__ways">
            {first && (
              <a className={buttonClass("primary", "large")} href={first.to}>
                {heroWords.shop(inSentence(first.title))}
              </a>
            )}
            {second && (
              <a className={buttonClass("secondary", "large")} href={second.to}>
                {heroWords.shop(inSentence(second.title))}
              </a>
            )}
            {!hero && supportEmail && (
              <a className={buttonClass("secondary", "large")} href={`mailto:${supportEmail}`}>
                {heroWords.write}
              </a>
            )}
          </p>
        </div>
      </div>
      {hero && <Exhibit hero={hero} art={art} partsBill={partsBill} summary={summary} />}
    </section>
  );
}

function Exhibit({ hero, art, partsBill, summary }: Omit<HeroProps, "home"> & { hero: ProductCard; art: Home["art"] }) {
  return (
    <div className="exhibit">
      <div className="exhibit__stage">
        <Stage hero={hero} art={art} />
      </div>
      <div className="exhibit__bill">
        <div className="exhibit__head">
          <div>
            <h2 className="type-22">{partsBill ? heroWords.buys(formatMoneyShort(hero.price.amount)) : hero.name}</h2>
            <p className="muted type-14">
              {partsBill ? `${hero.name}. ` : ""}
              {hero.availability.text}
            </p>
          </div>
          <a className={`${buttonClass("secondary", "small")} from-tablet`} href={hero.link}>
            {heroWords.view[hero.kind]}
          </a>
        </div>
        {partsBill ? (
          <>
            <Bill
              partsBill={partsBill}
              total={{ label: hero.name, amount: partsBill.partsTotal + partsBill.buildService }}
            />
            <p className="exhibit__note muted type-12">{heroWords.partPrices}</p>
          </>
        ) : (
          <>
            {summary && <p className="exhibit__summary">{summary}</p>}
            <ul className="exhibit__specs">
              {hero.specs.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p className="exhibit__price">
              <Money amount={hero.price.amount} short />
            </p>
          </>
        )}
        <RenderNotice pictures="one" />
        <a className={`${buttonClass("secondary")} phone-only`} href={hero.link}>
          {heroWords.view[hero.kind]}
        </a>
      </div>
    </div>
  );
}

/** The product in the frame's own shape, or its square picture before the same file, blurred. */
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

import type { SuggestedBuild } from "#contract/easy-builder.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Picture } from "#ui/picture.tsx";
import { COLON } from "#words/locale.ts";
import { easyWords as words, suggestedAs, virtueWords } from "#words/easy-builder.ts";
import { evidenceWords, rateWords } from "#words/frames.ts";
import { configurePath } from "../configurator/configure-path.ts";
import { KeptOutMark } from "../delivery/kept-out-mark.tsx";
import { island } from "../islands/island.tsx";
import { imageSources } from "../pictures/image-url.ts";
import { AddSuggestion } from "./add-suggestion.tsx";

const KeptOutMarkIsland = island("kept-out-mark", KeptOutMark, "idle");
const AddSuggestionIsland = island("add-suggestion", AddSuggestion, "interact");

/** One build: what it is suggested as, what it costs, how fast it is, and why each part. */
export function Suggestion({ suggested, fps }: { suggested: SuggestedBuild; fps: number }) {
  const { as, name, link, picture, price, rates, parts, room, reaches, isWithinBudget } = suggested;
  const title = as.map((each) => suggestedAs[each]).join(" · ");
  return (
    <li className="suggestion" data-as={as.join(" ")}>
      <figure className="suggestion__picture on-dark">
        <Picture {...imageSources(picture, "(max-width: 720px) 100vw, 380px", 640)} />
      </figure>
      <h3 className="type-22">{title}</h3>
      <p className="suggestion__price">
        <Money amount={price} className="type-28" />
        {!isWithinBudget && <b className="suggestion__over type-14">{words.overBudget}</b>}
      </p>
      <p className={reaches ? "strong" : "suggestion__over strong"}>
        {reaches ? words.fpsLow(suggested.fps) : words.short(suggested.fps, fps)}
      </p>
      <dl className="suggestion__rates type-14">
        {rates.map(({ game, name: title, rate }) => (
          <div key={game}>
            <dt>{title}</dt>
            <dd>
              <b>{rateWords(rate)}</b> <span className="muted">{evidenceWords(rate)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {suggested.keptOutOf.length > 0 && <KeptOutMarkIsland states={suggested.keptOutOf} />}
      <details className="suggestion__parts type-14">
        <summary>
          {words.parts}
          <Icon name="chevron-down" small />
        </summary>
        <dl>
          {parts.map(({ slot, title: part, name: chosen, why }) => (
            <div key={slot}>
              <dt className="muted">{part}</dt>
              <dd>
                <b>{chosen}</b> {why}
              </dd>
            </div>
          ))}
        </dl>
        {room.length > 0 && <p>{words.room(room.map((virtue) => virtueWords[virtue]))}</p>}
      </details>
      <p className="type-13 muted">
        <a className="link" href={link}>
          {name}
        </a>
        {COLON}
        {words.basedOn(name)}
      </p>
      <div className="suggestion__acts">
        <AddSuggestionIsland skuId={suggested.skuId} build={suggested.build} />
        <a
          className={buttonClass()}
          href={configurePath({ slug: suggested.slug, fromNothing: false }, { build: suggested.build })}
          aria-label={words.changeOf(title)}
        >
          {words.change}
        </a>
      </div>
    </li>
  );
}

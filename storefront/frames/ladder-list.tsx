import type { FrameLadder, FrameRung } from "#contract/frames.ts";
import { Money } from "#ui/money.tsx";
import { Picture } from "#ui/picture.tsx";
import { evidenceWords, framesWords, rangeWords, resolutionWords } from "#words/frames.ts";
import { gameLadderWords as words } from "#words/game-ladder.ts";
import { imageSources } from "../pictures/image-url.ts";
import { ladderOf } from "./ladder-path.ts";
import "./frames.css";
import "./ladder.css";

/** PCs by the frames they make, the slowest first, each with its range against the line of the wish. */
export function LadderList({ ladder }: { ladder: FrameLadder }) {
  const { rungs, games, wish, bestSkuId, reaching, sample } = ladder;
  if (rungs.length === 0) return <p className="strong">{words.nothing}</p>;
  const game = games.find(({ slug }) => slug === wish.game)?.name ?? "";
  const asked = [wish.fps, game, resolutionWords[wish.resolution]] as const;
  const top = Math.max(wish.fps, ...rungs.map(({ rate }) => rate.high));
  return (
    <>
      {bestSkuId === null && <p className="strong">{words.none(...asked)}</p>}
      {sample && <p className="frames__sample type-14">{framesWords.sample}</p>}
      <div className="ladder__heads type-12 muted" aria-hidden="true">
        <span>{words.onePerCard}</span>
        <span>{words.rate}</span>
        <span>{words.price}</span>
      </div>
      <ol className="ladder">
        {rungs.map((rung) => (
          <RungRow
            key={rung.product.skuId}
            rung={rung}
            fps={wish.fps}
            top={top}
            isBest={rung.product.skuId === bestSkuId}
          />
        ))}
      </ol>
      {reaching > 0 && (
        <p className="ladder__all">
          <a className="link type-14" href={`${ladderOf(wish)}#reaching`}>
            {words.all(reaching, ...asked)}
          </a>
        </p>
      )}
    </>
  );
}

interface RungRowProps {
  rung: FrameRung;
  fps: number;
  /** The most that any bar shows. */
  top: number;
  isBest: boolean;
}

function RungRow({ rung: { product, rate, short }, fps, top, isBest }: RungRowProps) {
  const share = (frames: number) => (100 * frames) / top;
  const graphics = product.specs.find(({ icon }) => icon === "graphics")?.text;
  return (
    <li className={isBest ? "ladder__best" : short > 0 ? "ladder__short" : undefined}>
      <a className="ladder__pc" href={product.link}>
        <Picture {...imageSources(product.picture, "56px", 256)} alt="" />
        <span>
          <b>{product.name}</b>
          <span className="type-13 muted">{graphics}</span>
        </span>
      </a>
      <svg className="ladder__bar" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
        <rect className="ladder__high" y="9" height="6" width={share(rate.high)} />
        <rect className="ladder__low" y="9" height="6" width={share(rate.low)} />
        <line className="ladder__wish" x1={share(fps)} x2={share(fps)} y1="0" y2="24" />
      </svg>
      <span className="ladder__rate">
        <b>{rangeWords(rate)}</b> {framesWords.fps}
        <span className="type-13 muted">{evidenceWords(rate)}</span>
      </span>
      <span className="ladder__says type-13 muted">
        {isBest && <b>{words.best}</b>}
        {short > 0 ? words.short(short) : product.availability.text}
      </span>
      <Money amount={product.price.amount} short className="ladder__price" />
    </li>
  );
}

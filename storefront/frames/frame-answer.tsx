import type { FrameRates } from "#contract/frames.ts";
import { isKnown, type KnownRate } from "#rules/frames/frame-rate.ts";
import { Icon } from "#ui/icon.tsx";
import { COLON } from "#words/locale.ts";
import {
  evidenceWords,
  framesWords as words,
  limitWords,
  presetWords,
  rangeWords,
  resolutionWords,
} from "#words/frames.ts";
import { type FrameChoice, rateOf } from "./frame-choice.ts";

/** One frame rate, how it is known, what limits it, and on tap where the number comes from. */
export function FrameAnswer({ frames, chosen }: { frames: FrameRates; chosen: FrameChoice }) {
  const rate = rateOf(frames, chosen);
  return (
    <div className="frames__answer" aria-live="polite">
      {isKnown(rate) ? (
        <Known frames={frames} chosen={chosen} rate={rate} />
      ) : (
        <p className="strong">{evidenceWords(rate)}</p>
      )}
      {frames.sample && <p className="frames__sample type-14">{words.sample}</p>}
    </div>
  );
}

function Known({ frames, chosen, rate }: { frames: FrameRates; chosen: FrameChoice; rate: KnownRate }) {
  const { processor, card } = frames;
  return (
    <>
      <p className="frames__number">
        <b className="type-36">{rangeWords(rate)}</b> {words.fps}
      </p>
      <p className="type-14">
        <b>{evidenceWords(rate)}</b> {limitWords(rate)}
      </p>
      {rate.slowest !== null && (
        <p className="type-14">
          {words.slowest}
          {COLON}
          {rate.slowest} {words.fps}
        </p>
      )}
      <details className="frames__basis type-14">
        <summary>
          {words.from}
          <Icon name="chevron-down" small />
        </summary>
        <dl>
          <div>
            <dt>{words.graphics}</dt>
            <dd>{words.graphicsBasis(card.name, card.index, rate.cardAlone)}</dd>
          </div>
          <div>
            <dt>{words.processor}</dt>
            <dd>{words.processorBasis(processor.name, processor.index, rate.processorAlone)}</dd>
          </div>
          <div>
            <dt>{words.settings}</dt>
            <dd>{words.settingsBasis(presetWords[chosen.preset], resolutionWords[chosen.resolution])}</dd>
          </div>
          <div>
            <dt>{words.formula}</dt>
            <dd>{words.formulaBasis}</dd>
          </div>
        </dl>
      </details>
    </>
  );
}

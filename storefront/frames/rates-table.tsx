import type { FrameRates } from "#contract/frames.ts";
import { isKnown } from "#rules/frames/frame-rate.ts";
import { type Preset, RESOLUTIONS } from "#rules/frames/frame-table.ts";
import { evidenceWords, framesWords as words, presetWords, rateWords, resolutionWords } from "#words/frames.ts";

/** Games down, resolutions across, each cell with how it is known. */
export function RatesTable({ frames: { games }, preset }: { frames: FrameRates; preset: Preset }) {
  return (
    <div className="frames__scroll">
      <table className="frames__table type-14">
        <caption className="type-14 muted">{words.tableOf(presetWords[preset])}</caption>
        <thead>
          <tr>
            <th scope="col">{words.game}</th>
            {RESOLUTIONS.map((resolution) => (
              <th key={resolution} scope="col">
                {resolutionWords[resolution]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map(({ slug, name, rates }) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              {rates
                .filter((each) => each.preset === preset)
                .map(({ resolution, rate }) => (
                  <td key={resolution}>
                    <b>{rateWords(rate)}</b>
                    {isKnown(rate) && <span className="muted">{evidenceWords(rate)}</span>}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

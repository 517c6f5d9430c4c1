import type { FrameRates } from "#contract/frames.ts";
import { PRESETS, RESOLUTIONS } from "#rules/frames/frame-table.ts";
import { Select } from "#ui/select.tsx";
import { framesWords as words, presetWords, resolutionWords } from "#words/frames.ts";
import type { FrameChoice } from "./frame-choice.ts";

/** Game, resolution and preset: fields of a form, which tells its own changes. */
export function FrameSelects({ games, chosen, id }: Pick<FrameRates, "games"> & { chosen: FrameChoice; id: string }) {
  return (
    <div className="frames__selects">
      <Select id={`${id}-game`} name="game" label={words.game} defaultValue={chosen.game}>
        {games.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <Select id={`${id}-resolution`} name="resolution" label={words.resolution} defaultValue={chosen.resolution}>
        {RESOLUTIONS.map((resolution) => (
          <option key={resolution} value={resolution}>
            {resolutionWords[resolution]}
          </option>
        ))}
      </Select>
      <Select id={`${id}-preset`} name="preset" label={words.preset} defaultValue={chosen.preset}>
        {PRESETS.map((preset) => (
          <option key={preset} value={preset}>
            {presetWords[preset]}
          </option>
        ))}
      </Select>
    </div>
  );
}

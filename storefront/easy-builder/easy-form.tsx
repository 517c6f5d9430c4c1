import type { SuggestedBuilds } from "#contract/easy-builder.ts";
import { RESOLUTIONS, WISHED_FPS } from "#rules/frames/frame-table.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { easyWords as words } from "#words/easy-builder.ts";
import { resolutionWords } from "#words/frames.ts";
import { moneyFieldUnit } from "#words/money.ts";
import { paths } from "../paths.ts";
import { type EasyAddress } from "./easy-address.ts";

interface EasyFormProps extends Pick<SuggestedBuilds, "games" | "looks"> {
  address: EasyAddress;
}

/** Four questions, each with a default; answered by an address, so that it needs no script and can be sent to a friend. */
export function EasyForm({ games, looks, address: { answers, typedBudget, errors } }: EasyFormProps) {
  return (
    <form className="easy-form" action={paths.easyBuilder} method="get">
      <fieldset>
        <legend className="type-18">{words.games}</legend>
        <p className="type-14 muted">{words.gamesHelp}</p>
        {errors.games !== undefined && (
          <p className="field__error" role="alert">
            {errors.games}
          </p>
        )}
        <div className="easy-form__games">
          {games.map(({ slug, name }) => (
            <Checkbox key={slug} roomy name="game" value={slug} defaultChecked={answers.games.includes(slug)}>
              {name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="easy-form__fields">
        <Select id="easy-screen" name="screen" label={words.screen} defaultValue={answers.resolution}>
          {RESOLUTIONS.map((resolution) => (
            <option key={resolution} value={resolution}>
              {resolutionWords[resolution]}
            </option>
          ))}
        </Select>
        <Select id="easy-fps" name="fps" label={words.fps} defaultValue={answers.fps}>
          {WISHED_FPS.map((fps) => (
            <option key={fps} value={fps}>
              {words.fpsOf(fps)}
            </option>
          ))}
        </Select>
        <Field
          id="easy-budget"
          name="budget"
          label={words.budget}
          {...moneyFieldUnit}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typedBudget}
          help={words.budgetHelp}
          error={errors.budget}
        />
        <Select id="easy-look" name="look" label={words.look} defaultValue={answers.look}>
          <option value="">{words.anyLook}</option>
          {looks.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" look="primary" size="large">
        {words.show}
      </Button>
    </form>
  );
}

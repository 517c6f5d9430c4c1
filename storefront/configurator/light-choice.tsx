import { type SubmitEvent, useState } from "react";
import type { BuildLight, JudgedBuild } from "#contract/configurator.ts";
import { buildCode, readBuildCode } from "#rules/build/chosen-parts.ts";
import { LIGHT_COLORS, LIGHT_NAMES, readLightColor } from "#rules/build/light-color.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Swatch } from "#ui/swatch.tsx";
import { slotTitle } from "#words/configurator.ts";
import { lightChoiceWords as words, lightNames, lightText } from "#words/light-colors.ts";
import { chooserPath, configurePath, configureSearch } from "./configure-path.ts";
import { HiddenFields } from "./hidden-fields.tsx";

interface LightChoiceProps {
  judged: JudgedBuild;
  /** What was typed and is no color; null where nothing was. */
  typed: string | null;
  onGo(address: string): void;
}

/** The color that the lit parts of a build shine in: one of ours by a link, any by a form that is an address, too. */
export function LightChoice({ judged, typed, onGo }: LightChoiceProps) {
  const { light, build } = judged;
  if (light === null) return null;
  return (
    <section className="light-choice" aria-labelledby="light-title">
      <h2 className="type-18" id="light-title">
        {words.title}
      </h2>
      <p className="type-14">
        {light.color !== null && <Swatch color={light.color} />} <b>{shown(light)}</b>
      </p>
      {light.slots.length > 0 && (
        <p className="type-14 muted">{words.about(light.slots.map((slot) => slotTitle(slot)))}</p>
      )}
      <ul>
        <li>
          <a
            className="light-choice__one"
            data-in-place=""
            aria-current={light.color === null || undefined}
            href={pathIn(judged, null)}
          >
            {words.asMade}
          </a>
        </li>
        {light.slots.length > 0 &&
          LIGHT_NAMES.map((name) => (
            <li key={name}>
              <a
                className="light-choice__one"
                data-in-place=""
                aria-current={light.color === LIGHT_COLORS[name] || undefined}
                href={pathIn(judged, LIGHT_COLORS[name])}
              >
                <Swatch color={LIGHT_COLORS[name]} /> {lightNames[name]}
              </a>
            </li>
          ))}
      </ul>
      {light.slots.length > 0 && <OwnColor key={build} judged={judged} typed={typed} onGo={onGo} />}
    </section>
  );
}

function shown({ color, slots }: BuildLight): string {
  if (slots.length === 0) return words.nothingLit;
  return color === null ? words.asMade : words.setTo(lightText(color));
}

/** Where the parts are as they are, and their light is of another color. */
function pathIn(judged: JudgedBuild, color: string | null): string {
  return configurePath(judged, { build: buildCode(readBuildCode(judged.build)?.parts ?? [], color) });
}

/** Without a script the server reads what was typed; what is no color is refused by both in the same words. */
function OwnColor({ judged, typed, onGo }: LightChoiceProps) {
  const [wrong, setWrong] = useState(typed !== null);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const color = readLightColor(String(new FormData(event.currentTarget).get("light") ?? ""));
    setWrong(color === null);
    if (color !== null) onGo(pathIn(judged, color));
  };
  return (
    <form method="get" action={chooserPath(judged)} onSubmit={send}>
      <HiddenFields of={configureSearch(judged, { build: judged.build })} />
      <Field
        id="light"
        name="light"
        label={words.own}
        prefix="#"
        maxLength={20}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={typed ?? judged.light?.color ?? ""}
        help={words.ownHelp}
        error={wrong ? words.wrong : null}
      />
      <Button type="submit">{words.use}</Button>
    </form>
  );
}

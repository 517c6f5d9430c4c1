import type { BuildOptions, BuildSlot, JudgedBuild } from "#contract/configurator.ts";
import { configuratorWords as words } from "#words/configurator.ts";
import { configurePath } from "./configure-path.ts";
import { SlotOptions } from "./slot-options.tsx";
import { VerdictNote } from "./verdict-note.tsx";

interface SlotRowProps {
  slot: BuildSlot;
  judged: JudgedBuild;
  /** Null while the slot is closed. */
  options: BuildOptions | null;
  isAll: boolean;
}

/** A slot: its part, what the rules say of it, and its options while it is open. */
export function SlotRow({ slot: { slot, title, part }, judged, options, isAll }: SlotRowProps) {
  const { slug, build, verdicts, missing } = judged;
  // Once, at the first of the parts that it is about.
  const about = verdicts.filter(({ slots }) => slots[0] === slot);
  const lacks = missing.filter((each) => each.slot === slot);
  const name = part ? words.units(part.name, part.quantity) : words.empty;
  return (
    <li className="slot" id={`slot-${slot}`}>
      <div className="slot__row">
        <h3 className="type-14 muted">{title}</h3>
        <p>{name}</p>
        <p className="slot__end type-14">
          {part && !part.isIncluded && <span className="strong">{words.changed}</span>}
          <a
            className="link"
            data-in-place=""
            href={configurePath(slug, { build, slot: options ? undefined : slot })}
            aria-label={options ? words.closeOne(title) : words.changeOne(title)}
            aria-expanded={options !== null}
          >
            {options ? words.close : words.change}
          </a>
        </p>
      </div>
      {lacks.map(({ text }) => (
        <p key={text} className="verdict" data-cls="blocker">
          {text}
        </p>
      ))}
      {about.map((verdict) => (
        <VerdictNote key={verdict.rule} verdict={verdict} slug={slug} />
      ))}
      {options && <SlotOptions options={options} judged={judged} isAll={isAll} />}
    </li>
  );
}

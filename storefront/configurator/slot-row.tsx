import type { BuildOptions, BuildSlot, JudgedBuild } from "#contract/configurator.ts";
import { configuratorWords as words } from "#words/configurator.ts";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";
import { configurePath } from "./configure-path.ts";
import { SlotOptions } from "./slot-options.tsx";
import { VerdictNote } from "./verdict-note.tsx";

interface SlotRowProps {
  slot: BuildSlot;
  judged: JudgedBuild;
  /** Null while the slot is closed. */
  options: BuildOptions | null;
  isAll: boolean;
  onGo(address: string): void;
}

/** A slot: its part, what the rules say of it, and its options while it is open. */
export function SlotRow({ slot: { slot, title, part }, judged, options, isAll, onGo }: SlotRowProps) {
  const { build, verdicts, missing, news, fromNothing } = judged;
  // Once, at the first of the parts that it is about.
  const about = verdicts.filter(({ slots }) => slots[0] === slot);
  const lacks = missing.filter((each) => each.slot === slot);
  const isNews = news.some((each) => each.slot === slot);
  const name = part ? words.units(part.name, part.quantity) : words.empty;
  return (
    <li className="slot" id={`slot-${slot}`}>
      <div className="slot__row">
        <h3 className="type-14 muted">{title}</h3>
        <p className={part ? undefined : "muted"}>
          {part ? (
            <ModalLink modal={{ part: part.skuId, name: part.name }} to={paths.skuInfo(part.skuId)}>
              {name}
            </ModalLink>
          ) : (
            name
          )}
        </p>
        <p className="slot__end type-14">
          {isNews && <span className="strong">{words.seeAbove}</span>}
          {part && !part.isIncluded && !fromNothing && <span className="strong">{words.changed}</span>}
          <a
            className="link"
            data-in-place=""
            // Nothing stands below it to be kept in view: what could be chosen comes over the page.
            data-popup={fromNothing && !options ? "" : undefined}
            href={configurePath(judged, { build, slot: options ? undefined : slot })}
            aria-label={options ? words.closeOne(title) : part ? words.changeOne(title) : words.chooseOne(title)}
            aria-expanded={fromNothing ? undefined : options !== null}
          >
            {options ? words.close : part ? words.change : words.chooseLink}
          </a>
        </p>
      </div>
      {lacks.map(({ text }) => (
        <p key={text} className="verdict" data-cls={fromNothing ? "note" : "blocker"}>
          {text}
        </p>
      ))}
      {about.map((verdict) => (
        <VerdictNote key={verdict.rule} verdict={verdict} judged={judged} />
      ))}
      {options && <SlotOptions options={options} judged={judged} isAll={isAll} onGo={onGo} />}
    </li>
  );
}

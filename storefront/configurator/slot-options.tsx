import type { BuildOption, BuildOptions, JudgedBuild } from "#contract/configurator.ts";
import { withPart, readBuildCode, buildCode, isSlot } from "#rules/build/chosen-parts.ts";
import { Money } from "#ui/money.tsx";
import { configuratorWords as words } from "#words/configurator.ts";
import { optionRateWords } from "#words/frames.ts";
import { configurePath } from "./configure-path.ts";
import { FrameForm } from "./frame-form.tsx";

interface SlotOptionsProps {
  options: BuildOptions;
  judged: JudgedBuild;
  isAll: boolean;
  /** Goes on with another game. */
  onGo(address: string): void;
}

/** What could stand in a slot: what fits, and why the rest does not. */
export function SlotOptions({ options, judged, isAll, onGo }: SlotOptionsProps) {
  const { slot, total, fits, reasons, page, pages, title } = options;
  const { build } = judged;
  const emptied = withoutPart(judged, slot);
  const here = judged.slots.find((each) => each.slot === slot);
  const more = here?.part && here.most > 1 ? here.part : null;
  const to = (change: Parameters<typeof configurePath>[1]) =>
    configurePath(judged, { build, slot, all: isAll, ...change });
  return (
    <div className="options">
      {options.options.some(({ frames }) => frames !== null) && (
        <FrameForm judged={judged} slot={slot} isAll={isAll} onGo={onGo} />
      )}
      <ul aria-label={words.optionsFor(title)}>
        {options.options.map((option) => (
          <li key={option.skuId}>
            <OptionLink option={option} href={to({ build: option.build })} />
          </li>
        ))}
        {here?.mayBeEmpty && emptied !== null && (
          <li>
            <a className="option" data-in-place="" href={to({ build: emptied })}>
              <span>{words.leaveEmpty}</span>
            </a>
          </li>
        )}
      </ul>
      {more && (
        <p className="type-14">
          {words.howMany}{" "}
          {Array.from({ length: here?.most ?? 1 }, (_, at) => at + 1).map((units) => (
            <a
              key={units}
              className="link"
              data-in-place=""
              aria-current={units === more.quantity || undefined}
              href={to({ build: counted(build, slot, more.skuId, units) })}
            >
              {units}
            </a>
          ))}
        </p>
      )}
      {total > fits && (
        <p className="type-14 muted">
          {words.misfits(total, fits, reasons)}.{" "}
          <a className="link" data-in-place="" href={configurePath(judged, { build, slot, all: !isAll })}>
            {isAll ? words.onlyFitting : words.showAll}
          </a>
        </p>
      )}
      {pages > 1 && (
        <p className="type-14">
          {page > 1 && (
            <a className="link" data-in-place="" href={to({ page: page - 1 })}>
              {words.before}
            </a>
          )}{" "}
          {words.page(page, pages)}{" "}
          {page < pages && (
            <a className="link" data-in-place="" href={to({ page: page + 1 })}>
              {words.next}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

function OptionLink({ option, href }: { option: BuildOption; href: string }) {
  const { name, quantity, isChosen, isIncluded, fits, cls, text, left, difference, frames } = option;
  return (
    <a className="option" data-in-place="" data-fits={fits} aria-current={isChosen || undefined} href={href}>
      <span>
        {words.units(name, quantity)}
        {frames && <small>{optionRateWords(frames.rate, isChosen ? null : frames.more)}</small>}
        {text !== null && cls !== "ok" && (
          <small className="muted">
            <b>{words.marks[cls]}</b> {text}
          </small>
        )}
        {left === 0 && <small className="muted">{words.soldOut}</small>}
      </span>
      <span className="option__price">
        {isChosen ? isIncluded ? words.included : words.chosen : <Money amount={difference} sign />}
      </span>
    </a>
  );
}

/** By the code: what nobody sells any more has no part to show, but stands in the way. Null where the slot is empty. */
function withoutPart({ build, light }: JudgedBuild, slot: number): string | null {
  const chosen = readBuildCode(build);
  if (!isSlot(slot) || !chosen?.parts.some(({ optionId }) => optionId === slot)) return null;
  const isLitStill = light?.slots.some((lit) => lit !== slot) ?? false;
  return buildCode(withPart(chosen.parts, slot, null), isLitStill ? chosen.light : null);
}

function counted(build: string, slot: number, skuId: number, quantity: number): string {
  const chosen = readBuildCode(build);
  return isSlot(slot) && chosen ? buildCode(withPart(chosen.parts, slot, { skuId, quantity }), chosen.light) : build;
}

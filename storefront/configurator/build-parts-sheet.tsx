import type { BuildSheet, JudgedBuild } from "#contract/configurator.ts";
import { Money } from "#ui/money.tsx";
import { Swatch } from "#ui/swatch.tsx";
import { COLON } from "#words/locale.ts";
import { lightChoiceWords, lightText } from "#words/light-colors.ts";
import { configuratorWords as words } from "#words/configurator.ts";

/** A build part by part with all that is known of each, and what it draws. Can be printed. */
export function BuildPartsSheet({ judged, sheet }: { judged: JudgedBuild; sheet: BuildSheet }) {
  const { power, parts } = sheet;
  return (
    <div className="build-sheet">
      <p className="type-18 strong">
        {words.priceToday} <Money amount={judged.price} />
      </p>
      {power && (
        <p className="muted">
          {words.power(power)} {!power.isWhole && words.powerUnknown}
        </p>
      )}
      {judged.light?.color && (
        <p>
          {lightChoiceWords.title}
          {COLON}
          <Swatch color={judged.light.color} /> {lightText(judged.light.color)}
        </p>
      )}
      {parts.map(({ slot, title, name, quantity, link, facts }) => (
        <section key={slot} aria-labelledby={`sheet-${slot}`}>
          <h3 className="type-18" id={`sheet-${slot}`}>
            {link === null ? words.units(name, quantity) : <a href={link}>{words.units(name, quantity)}</a>}
          </h3>
          <p className="type-14 muted">{title}</p>
          <dl className="type-14">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

import type { SavedBuild } from "#contract/saved-builds.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Swatch } from "#ui/swatch.tsx";
import { lightChoiceWords, lightText } from "#words/light-colors.ts";
import { momentText } from "#words/moments.ts";
import { savedBuildWords as words } from "#words/saved-builds.ts";
import { accountPaths } from "../account-paths.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { configurePath } from "../configurator/configure-path.ts";
import { CopyBuildLink } from "../configurator/copy-build-link.tsx";
import { AddSuggestion } from "../easy-builder/add-suggestion.tsx";
import { island } from "../islands/island.tsx";
import { nameOf, refOf, type SavedBuildProps } from "./saved-build-facts.ts";
import { RenameBuild, WatchBuild } from "./saved-build-forms.tsx";

const CopyBuildLinkIsland = island("copy-build-link", CopyBuildLink, "interact");
const AddIsland = island("add-suggestion", AddSuggestion, "interact");

/** One saved build: what it is, what it cost then and costs today and why, and what can be done with it. */
export function SavedBuildCard({ compareForm, ...props }: SavedBuildProps & { compareForm: string | null }) {
  const { build, found } = props;
  const name = nameOf(build);
  const isThere = build.Slug !== "";
  const to = configurePath(
    { slug: build.Slug, fromNothing: build.FromNothing, at: seenOf(build) },
    { build: build.Build },
  );
  return (
    <li className="saved-build" id={`build-${build.Id}`}>
      <div className="saved-build__head">
        {build.MainPicture !== "" && <LinePicture item={build} width={64} />}
        <div>
          <h2 className="type-18">{name}</h2>
          <p className="type-13 muted">
            {build.FromNothing ? words.fromNothing : words.from(build.Model || words.goneModel)}{" "}
            {words.savedAt(momentText(build.SavedAt, found.TimeZone))}
          </p>
          <Standing build={build} />
        </div>
        {compareForm !== null && isThere && (
          <label className="saved-build__pick type-14">
            <input
              type="checkbox"
              name="build"
              value={refOf(build)}
              form={compareForm}
              aria-label={words.compareOne(name)}
            />
            <span aria-hidden="true">{words.pick}</span>
          </label>
        )}
      </div>
      <Parts build={build} />
      <Bill build={build} />
      <InTheWay build={build} />
      <div className="saved-build__ways">
        {isThere && (
          <a className={buttonClass("secondary", "small")} href={to} aria-label={words.openOne(name)}>
            {words.open}
          </a>
        )}
        {build.Problem === null && <AddIsland skuId={build.SkuID} build={build.Build} look="secondary" />}
        {isThere && <CopyBuildLinkIsland path={to} name={name} />}
        <form method="post" action={accountPaths.builds}>
          <input type="hidden" name="Id" value={build.Id} />
          <button className="text-button" name="intent" value="remove" aria-label={words.removeOne(name)}>
            {words.remove}
          </button>
        </form>
      </div>
      <RenameBuild {...props} />
      <WatchBuild {...props} />
    </li>
  );
}

/** A link that keeps the second of saving tells on the build's own page what changed since. */
const seenOf = ({ SavedAt }: SavedBuild) => `${SavedAt.slice(0, "2026-11-27T06:30:00".length)}Z`;

function Standing({ build: { Problem, Fits } }: Pick<SavedBuildProps, "build">) {
  return (
    <p className="saved-build__standing type-13" data-fits={Problem === null}>
      <Icon name={Problem === null ? "success" : "warning"} small />
      {Problem === null ? words.fits(Fits) : words.notNow}
    </p>
  );
}

/** Each part that can't be had, or else what the rules say. */
function InTheWay({ build: { Gone, Problem } }: Pick<SavedBuildProps, "build">) {
  if (Problem === null) return null;
  const said = Gone.length > 0 ? Gone : [Problem];
  return (
    <ul className="saved-build__problem type-14">
      {said.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Parts({ build: { Parts: parts, Light } }: Pick<SavedBuildProps, "build">) {
  if (parts.length === 0 && Light === "") return null;
  return (
    <dl className="saved-build__parts type-13" aria-label={words.changed}>
      {parts.map(({ Title, Name }) => (
        <div key={Title}>
          <dt className="muted">{Title}</dt>
          <dd>{Name || words.leftOut}</dd>
        </div>
      ))}
      {Light !== "" && (
        <div>
          <dt className="muted">{lightChoiceWords.title}</dt>
          <dd>
            <Swatch color={Light} /> {lightText(Light)}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Bill({ build: { PriceThen, Price, Changes } }: Pick<SavedBuildProps, "build">) {
  return (
    <dl className="saved-build__bill type-14">
      <div>
        <dt>{words.whenSaved}</dt>
        <dd>
          <Money amount={PriceThen} />
        </dd>
      </div>
      {Changes.map(({ Text, Amount }) => (
        <div key={Text}>
          <dt>{Text}</dt>
          <dd>
            <Money amount={Amount} sign />
          </dd>
        </div>
      ))}
      <div className="saved-build__total">
        <dt>{words.today}</dt>
        <dd>{Price === null ? words.noPrice : <Money amount={Price} />}</dd>
      </div>
    </dl>
  );
}

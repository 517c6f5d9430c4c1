import { LONGEST_BUILD_NAME } from "#rules/build/build-name.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { formatMoney, moneyFieldUnit } from "#words/money.ts";
import { savedBuildWords as words } from "#words/saved-builds.ts";
import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";
import { nameOf, type SavedBuildProps } from "./saved-build-facts.ts";

export function RenameBuild({ build, refused }: SavedBuildProps) {
  const name = nameOf(build);
  const wrong = refused?.intent === "rename" ? refused : null;
  return (
    <details className="fold saved-build__fold" open={wrong !== null}>
      <summary>{words.rename}</summary>
      <form method="post" action={accountPaths.builds} className="saved-build__form">
        <input type="hidden" name="Id" value={build.Id} />
        <Field
          id={`name-${build.Id}`}
          label={words.name}
          aria-label={words.nameOf(name)}
          name="Name"
          // Twice as many: the browser counts what one sees as one sign as two.
          maxLength={LONGEST_BUILD_NAME * 2}
          defaultValue={wrong?.typed ?? name}
          error={wrong?.fault}
        />
        <Button type="submit" name="intent" value="rename">
          {words.renameSend}
        </Button>
      </form>
    </details>
  );
}

/** One mail when the whole build costs less. What could not be bought is not watched, which it says. */
export function WatchBuild({ build, found, refused }: SavedBuildProps) {
  const wrong = refused?.intent === "watch" ? refused : null;
  return (
    <details className="fold saved-build__fold" open={wrong !== null || build.Alert !== null}>
      <summary>{words.watch}</summary>
      {build.Alert ? (
        <Watching build={build} email={found.Email} />
      ) : build.Problem !== null ? (
        <p className="type-14 muted">{words.watchNot}</p>
      ) : found.IsMember ? (
        <form method="post" action={accountPaths.builds} className="saved-build__form">
          <input type="hidden" name="Id" value={build.Id} />
          <Field
            id={`target-${build.Id}`}
            label={words.target}
            optional
            name="TargetPrice"
            inputMode="decimal"
            {...moneyFieldUnit}
            maxLength={12}
            defaultValue={wrong?.typed}
            error={wrong?.fault}
            help={words.targetHelp(found.Email)}
          />
          <Button type="submit" name="intent" value="watch" aria-label={words.watchOf(nameOf(build))}>
            {words.watchSend}
          </Button>
        </form>
      ) : (
        <p className="type-14">
          {words.watchGuest}{" "}
          <a className="link" href={paths.signInToKeepBuilds()}>
            {words.signIn}
          </a>
        </p>
      )}
    </details>
  );
}

function Watching({ build, email }: Pick<SavedBuildProps, "build"> & { email: string }) {
  const alert = build.Alert;
  if (!alert) return null;
  const { Target, PriceThen } = alert;
  return (
    <form method="post" action={accountPaths.builds} className="saved-build__form">
      <input type="hidden" name="Id" value={build.Id} />
      <p className="type-14">
        {Target === null
          ? words.watchingAny(formatMoney(PriceThen), email)
          : words.watching(formatMoney(Target), email)}
      </p>
      {build.Problem !== null && <p className="type-14 muted">{words.watchPaused}</p>}
      <button className="text-button" name="intent" value="unwatch" aria-label={words.watchEndOne(nameOf(build))}>
        {words.watchEnd}
      </button>
    </form>
  );
}

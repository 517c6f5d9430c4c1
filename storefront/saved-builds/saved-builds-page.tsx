import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Alert } from "#contract/alert.ts";
import type { Answer, Api } from "#contract/call.ts";
import {
  getSavedBuilds,
  removeSavedBuild,
  renameSavedBuild,
  restoreSavedBuild,
  saveBuild,
  type SavedBuilds,
  unwatchSavedBuild,
  watchSavedBuild,
} from "#contract/saved-builds.ts";
import { buttonClass } from "#ui/button.tsx";
import { savedBuildWords as words } from "#words/saved-builds.ts";
import { accountPaths } from "../account-paths.ts";
import { readTarget } from "../alerts/read-target.ts";
import { apiContext } from "../api/api-context.ts";
import { comparePath } from "../configurator/build-ref.ts";
import { LAB_PATH } from "../configurator/configure-path.ts";
import { SECTION_PATHS } from "../list-paths.ts";
import { AccountFrame } from "../members/account-frame.tsx";
import { memberMeta } from "../members/member-page.ts";
import { readFields } from "../members/read-fields.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { holdsOf, useShellFacts } from "../shell/shell-facts.ts";
import { SavedBuildCard } from "./saved-build-card.tsx";
import { nameOf, refOf, type RefusedForm } from "./saved-build-facts.ts";
import "../shell/text-button.css";
import "./saved-builds.css";

/** `/account/builds`: what a member keeps of the PCs they chose the parts of, or a guest on this browser. Plain forms. */
export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext)(getSavedBuilds);
  return { found: answer.ok ? answer.reply : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const [intent, id] = [text("intent"), text("Id")];
  // One of both is in a form.
  const target = readTarget(text("TargetPrice"));
  const typed = text("TargetPrice") || text("Name");
  if (target === "wrong") return data<RefusedForm>({ intent, id, typed, fault: words.targetWrong }, { status: 422 });
  const answer = await send(context.get(apiContext), intent, text, target);
  if (answer.ok) return redirect(accountPaths.builds, 303);
  if (answer.status === 401) return redirect(paths.signInToKeepBuilds(), 303);
  return data<RefusedForm>({ intent, id, typed, fault: faultOf(answer.alert) }, { status: answer.status });
}

const faultOf = ({ Fields, Message }: Alert) => Fields?.[0]?.message ?? Message;

function send(
  api: Api,
  intent: string,
  text: (name: string) => string,
  Target: number | null,
): Promise<Answer<object>> {
  const Id = text("Id");
  switch (intent) {
    case "rename":
      return api(renameSavedBuild, { body: { Id, Name: text("Name") } });
    case "remove":
      return api(removeSavedBuild, { body: { Id } });
    case "restore":
      return api(restoreSavedBuild, { body: { Id } });
    case "watch":
      return api(watchSavedBuild, { body: { Id, Target } });
    case "unwatch":
      return api(unwatchSavedBuild, { body: { Id } });
    default:
      return api(saveBuild, {
        body: { Build: text("build"), ...(text("skuId") !== "" && { SkuID: Number(text("skuId")) }) },
      });
  }
}

export const meta = memberMeta(words.title);

const COMPARED = "compared-builds";

export default function SavedBuildsPage() {
  const { found } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedForm>() ?? null;
  const builds = found?.Builds ?? [];
  const isOnCard = builds.some(({ Id }) => Id === refused?.id) && ["rename", "watch"].includes(refused?.intent ?? "");
  return (
    <AccountFrame at="builds" title={words.title} lead={found && builds.length === 0 ? words.none : words.lead}>
      {!found && (
        <Notice tone="error" say="now" title={words.failed}>
          {words.failedHelp}
        </Notice>
      )}
      {refused && !isOnCard && <Notice tone="error" say="now" title={refused.fault} />}
      {found?.Removed && <UndoRemoval removed={found.Removed} />}
      {found && !found.IsMember && builds.length > 0 && (
        <Notice tone="info" title={words.guest}>
          <a className="link" href={paths.signInToKeepBuilds()}>
            {words.guestSignIn}
          </a>
        </Notice>
      )}
      {found && builds.length === 0 && <WaysToBegin />}
      {builds.length > 1 && <WayToCompare builds={builds} />}
      {found && builds.length > 0 && (
        <>
          <ul className="saved-builds">
            {builds.map((build) => (
              <SavedBuildCard
                key={build.Id}
                build={build}
                found={found}
                compareForm={builds.length > 2 ? COMPARED : null}
                refused={refused?.id === build.Id && isOnCard ? refused : null}
              />
            ))}
          </ul>
          {builds.length >= found.Most && <p className="account__lead type-14">{words.full(found.Most)}</p>}
          <p className="account__lead type-13">{words.copies}</p>
        </>
      )}
    </AccountFrame>
  );
}

/** Of two, a link; of more, the two that are ticked. */
function WayToCompare({ builds }: { builds: SavedBuilds["Builds"] }) {
  if (builds.length === 2)
    return (
      <p className="saved-builds__compare">
        <a className={buttonClass()} href={comparePath(builds.map(refOf))}>
          {words.compare(2)}
        </a>
      </p>
    );
  return (
    <form className="saved-builds__compare" id={COMPARED} action={comparePath([])}>
      <button className={buttonClass()}>{words.compareChosen}</button>
    </form>
  );
}

function UndoRemoval({ removed }: { removed: NonNullable<SavedBuilds["Removed"]> }) {
  return (
    <Notice tone="undo" say="politely" title={words.removed(nameOf(removed))}>
      <form method="post" action={accountPaths.builds}>
        <input type="hidden" name="Id" value={removed.Id} />
        <button className="text-button" name="intent" value="restore">
          {words.undo}
        </button>
      </form>
    </Notice>
  );
}

function WaysToBegin() {
  const { sections } = useShellFacts();
  return (
    <p className="account__ways">
      {holdsOf(sections, "pc-lab") && (
        <a className={buttonClass("primary")} href={LAB_PATH}>
          {words.toLab}
        </a>
      )}
      {holdsOf(sections, "built-to-order") && (
        <a className={buttonClass()} href={SECTION_PATHS["built-to-order"]}>
          {words.toOurs}
        </a>
      )}
    </p>
  );
}

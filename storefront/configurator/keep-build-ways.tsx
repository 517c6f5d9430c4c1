import { useState } from "react";
import type { JudgedBuild } from "#contract/configurator.ts";
import { saveBuild } from "#contract/saved-builds.ts";
import { Button } from "#ui/button.tsx";
import { keepBuildWords as words } from "#words/saved-builds.ts";
import { fetchApi } from "../api/api.ts";
import { showPlainAlert } from "../shell/plain-alert.tsx";
import "../shell/text-button.css";
import { buildRef, comparePath } from "./build-ref.ts";
import { configurePath } from "./configure-path.ts";
import { CopyBuildLink } from "./copy-build-link.tsx";

/** Also of the account's page of builds, which this leads to. */
const BUILDS = "/account/builds";

/** What is done with a build beside buying it: it is saved, sent on, and set beside the PC that it comes from. */
export function KeepBuildWays({ judged }: { judged: JudgedBuild }) {
  const { build, fromNothing, slug, name, changes } = judged;
  if (build === "") return null;
  return (
    <div className="keep-build">
      <SaveBuild key={build} judged={judged} />
      <CopyBuildLink key={`link ${build}`} path={configurePath(judged, { build })} name={name} />
      {!fromNothing && changes.length > 0 && (
        <a
          className="link type-14"
          href={comparePath([buildRef({ slug, build: undefined }), buildRef({ slug, build })])}
        >
          {words.compare}
        </a>
      )}
    </div>
  );
}

/** A form by itself; answered in place once JavaScript is there. */
function SaveBuild({ judged: { skuId, build, fromNothing } }: { judged: JudgedBuild }) {
  const [state, setState] = useState<"ready" | "saving" | "saved">("ready");
  const send = async () => {
    if (state === "saving") return;
    setState("saving");
    const answer = await fetchApi(saveBuild, { body: { Build: build, ...(!fromNothing && { SkuID: skuId }) } });
    setState(answer.ok ? "saved" : "ready");
    if (!answer.ok) showPlainAlert(answer.alert);
  };
  return (
    <form
      method="post"
      action={BUILDS}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input type="hidden" name="intent" value="save" />
      {!fromNothing && <input type="hidden" name="skuId" value={skuId} />}
      <input type="hidden" name="build" value={build} />
      {state !== "saved" && (
        <Button type="submit" wide busy={state === "saving"}>
          {state === "saving" ? words.saving : words.save}
        </Button>
      )}
      <output className="type-14">
        {state === "saved" && (
          <>
            <b>{words.saved}</b>{" "}
            <a className="link" href={BUILDS}>
              {words.see}
            </a>
          </>
        )}
      </output>
    </form>
  );
}

import { data, isRouteErrorResponse, useRouteError } from "react-router";
import type { Answer } from "#contract/call.ts";
import type { StaffInfo } from "#contract/staff.ts";
import { buttonClass } from "#ui/button.tsx";
import { deskErrorWords } from "#words/staff.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { DeskFrame } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";

interface DeskRefusal {
  staff: StaffInfo;
  message: string;
}

/** What a loader of the desk throws when the API refuses: the desk's own page that says why. */
export function deskRefused(staff: StaffInfo, { status, alert }: Extract<Answer<never>, { ok: false }>) {
  return data({ staff, message: alert.Message } satisfies DeskRefusal, { status });
}

/** Stands in the desk's frame, so that whoever came to nothing goes on from there. */
export function DeskError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || !isRefusal(error.data)) return <ErrorPage error={error} />;
  const { staff, message } = error.data;
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">
        {error.status === 404
          ? deskErrorWords.notFound
          : error.status === 403
            ? deskErrorWords.notYours
            : deskErrorWords.notLoaded}
      </h1>
      <p className="muted measure">{message}</p>
      <p>
        <a className={buttonClass("primary")} href={deskPaths.queue}>
          {deskErrorWords.toOrders}
        </a>
      </p>
    </DeskFrame>
  );
}

function isRefusal(thrown: unknown): thrown is DeskRefusal {
  return typeof thrown === "object" && thrown !== null && "staff" in thrown && "message" in thrown;
}

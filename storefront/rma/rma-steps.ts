import type { RmaStatus } from "#contract/rma.ts";
import type { RmaState } from "#rules/rma/rma-states.ts";
import { dayText } from "#words/days.ts";
import { instantDay } from "#words/moments.ts";
import { rmaLabelWords } from "#words/rma-label.ts";
import { rmaStepWords as words } from "#words/rma-status.ts";
import type { TimelineStage } from "../account/timeline.tsx";

/** The steps of a return. The parcel is its buyer's, and has no state of its own: it is done once it is here. */
const STEPS = ["requested", "approved", "parcel", "received", "done"] as const;

/** How many of the steps lie behind a return in each state; the next one is what it waits for. */
const BEHIND = { requested: 1, approved: 2, received: 4, done: 5 } as const;
type OnItsWay = keyof typeof BEHIND;
const isOnItsWay = (state: RmaState): state is OnItsWay => state in BEHIND;

type Steps = Pick<RmaStatus, "Moves" | "NextBy" | "IsLate" | "TimeZone" | "Label"> & {
  Rma: Pick<RmaStatus["Rma"], "State" | "Wants">;
};

/** Where a return stands, with the days of what was done and the day of what comes next. */
export function rmaSteps(status: Steps): readonly TimelineStage[] {
  const { State, Wants } = status.Rma;
  const dayOf = (state: string) => {
    const move = status.Moves.find(({ State: moved }) => moved === state);
    return move ? instantDay(move.At, status.TimeZone) : "";
  };
  if (!isOnItsWay(State))
    return status.Moves.map(({ State: state }) => ({
      name: words.name(state, Wants),
      when: dayOf(state),
      state: state === State ? "ended" : "done",
    }));
  const behind = BEHIND[State];
  return STEPS.map((step, place) => ({
    // Before it is accepted, nobody knows that it will be.
    name: step === "approved" && place >= behind ? words.answer : words.name(step, Wants),
    when: place < behind ? dayOf(step) : place === behind ? nextOf(status) : "",
    state: place < behind ? "done" : place === behind ? "now" : "planned",
  }));
}

function nextOf({ Rma, NextBy, IsLate, Label }: Steps): string {
  if (Rma.State === "approved" && Label && Label.Parcel !== "labelled") return rmaLabelWords.parcel[Label.Parcel];
  if (NextBy === "" || IsLate) return "";
  return Rma.State === "approved" ? words.sendBy(dayText(NextBy)) : words.by(dayText(NextBy));
}

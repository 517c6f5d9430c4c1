import type { BuildVerdictWords } from "../build-verdict-words.ts";
import { fact, have, limit, room } from "./build-values.ts";

/** What has to fit into the case. */
export const roomVerdictWords: BuildVerdictWords<
  | "board.case"
  | "board.back-connect"
  | "gpu.length"
  | "gpu.slots"
  | "gpu.height"
  | "cooler.socket"
  | "cooler.height"
  | "cooler.capacity"
  | "cooler.memory"
  | "radiator.fit"
  | "psu.form"
  | "psu.length"
> = {
  "board.case": {
    ok: (verdict) => `${have(verdict)} board; the case takes ${limit(verdict)}.`,
    blocker: (verdict) =>
      fact(verdict, "why") === "width"
        ? `The board is ${have(verdict)} wide, and the case has room for ${limit(verdict)}.`
        : `${have(verdict)} board; this case takes ${limit(verdict)}.`,
    unknown: () => "We don’t know whether the board is narrow enough for this case.",
  },
  "board.back-connect": {
    ok: () => "The board’s plugs can be reached in this case.",
    blocker: () => "The board’s plugs are on its back; this case has no openings there.",
    unknown: () => "We don’t know whether the case has openings for plugs on the board’s back.",
  },
  "gpu.length": {
    ok: (verdict) => `Card ${have(verdict)}, case ${limit(verdict)}: ${room(verdict)} to spare.`,
    note: (verdict) => `Card ${have(verdict)}, case ${limit(verdict)}: only ${room(verdict)} to spare.`,
    blocker: (verdict) => `Card ${have(verdict)}, case ${limit(verdict)}: ${room(verdict)} too long.`,
    unknown: () => "The card’s length or the case’s room for it isn’t known.",
  },
  "gpu.slots": {
    ok: (verdict) => `The card is ${have(verdict)} thick; the case has ${limit(verdict)}.`,
    blocker: (verdict) => `The card is ${have(verdict)} thick; the case takes ${limit(verdict)}.`,
    unknown: () => "The card’s thickness or the case’s room for it isn’t known.",
  },
  "gpu.height": {
    ok: (verdict) => `Card and cable need ${have(verdict)} to the side panel; ${limit(verdict)} are there.`,
    step: (verdict) =>
      `The power cable needs ${fact(verdict, "bend")} mm before it bends, and ${room(verdict)} are missing. We put in an angled cable.`,
    blocker: (verdict) => `The card is ${have(verdict)} high, and the side panel is at ${limit(verdict)}.`,
    unknown: () => "The card’s height or the way to the side panel isn’t known.",
  },
  "cooler.socket": {
    ok: (verdict) => `The cooler’s maker names ${have(verdict)}.`,
    blocker: (verdict) => `The cooler is for ${limit(verdict)}, and the processor has ${have(verdict)}.`,
    unknown: (verdict) =>
      fact(verdict, "why") === "sibling"
        ? `The cooler’s maker names ${fact(verdict, "sibling")}, not ${have(verdict)}: the same holes, and maybe another backplate. Ask us.`
        : "The sockets that the cooler is for aren’t known.",
  },
  "cooler.height": {
    ok: (verdict) => `Cooler ${have(verdict)}, case ${limit(verdict)}: ${room(verdict)} to spare.`,
    note: (verdict) => `Cooler ${have(verdict)}, case ${limit(verdict)}: only ${room(verdict)} to spare.`,
    blocker: (verdict) => `Cooler ${have(verdict)}, case ${limit(verdict)}: ${room(verdict)} too tall.`,
    unknown: () => "The cooler’s height or the case’s room for it isn’t known.",
  },
  "cooler.capacity": {
    ok: (verdict) => `The cooler holds ${limit(verdict)}, and the processor takes ${have(verdict)} at most.`,
    note: (verdict) =>
      `The processor may draw ${have(verdict)} for minutes, and the cooler holds ${limit(verdict)}: it will slow down under full load.`,
    blocker: (verdict) => `The processor needs ${have(verdict)} held, and the cooler holds ${limit(verdict)}.`,
    unknown: () => "We don’t know whether the cooler holds what this processor draws.",
  },
  "cooler.memory": {
    ok: (verdict) => `Memory ${have(verdict)}, and ${limit(verdict)} free under the fan.`,
    step: (verdict) => {
      const spare = fact(verdict, "spare");
      const fan = `Memory ${have(verdict)}, ${limit(verdict)} free under the fan: we set the fan ${fact(verdict, "raised")} mm higher`;
      return spare === "" ? `${fan}.` : `${fan}, and it still clears the side panel by ${spare} mm.`;
    },
    blocker: (verdict) =>
      `The memory pushes the fan up by ${fact(verdict, "raised")} mm, to ${have(verdict)}; the side panel is at ${limit(verdict)}.`,
    unknown: () => "We don’t know whether the memory has room under the cooler’s fan.",
  },
  "radiator.fit": {
    ok: (verdict) => `Radiator of ${have(verdict)}, placed here: ${fact(verdict, "places")}.`,
    blocker: (verdict) => radiatorBlocked[fact(verdict, "why")]?.(verdict) ?? sizeRefused(verdict),
    unknown: () => "We don’t know whether the radiator has a place in this case.",
  },
  "psu.form": {
    ok: (verdict) => `${have(verdict)} power supply, which the case takes.`,
    step: (verdict) => `${have(verdict)} power supply in a place for ${limit(verdict)}: we put it on a bracket.`,
    blocker: (verdict) => `${have(verdict)} power supply; this case takes ${limit(verdict)}.`,
    unknown: () => "The form of the power supply, or the forms this case takes, isn’t known.",
  },
  "psu.length": {
    ok: (verdict) => `${have(verdict)} power supply, ${limit(verdict)} of space.`,
    note: (verdict) =>
      `${have(verdict)} power supply, ${limit(verdict)} of space: ${room(verdict)} left for its cables.`,
    step: (verdict) =>
      `${have(verdict)} power supply: we take out the drive cage, which leaves ${room(verdict)} for the cables.`,
    blocker: (verdict) => `${have(verdict)} power supply, ${limit(verdict)} of space: ${room(verdict)} too long.`,
    unknown: () => "The length of the power supply or of its place isn’t known.",
  },
};

type Words = (verdict: Parameters<typeof have>[0]) => string;

const sizeRefused: Words = (verdict) =>
  verdict.have === null
    ? "This case has no place for the radiator."
    : `This case has no place for a radiator of ${have(verdict)}.`;
const radiatorBlocked: Readonly<Record<string, Words>> = {
  card: (verdict) =>
    fact(verdict, "thick") === ""
      ? "In the front the card leaves no room for the radiator."
      : `In the front the radiator takes ${fact(verdict, "thick")} mm, which the ${fact(verdict, "card")} mm card needs.`,
  depth: (verdict) =>
    `Radiator and fans are ${fact(verdict, "thick")} mm, and the ${fact(verdict, "place")} has ${fact(verdict, "depth")}.`,
};

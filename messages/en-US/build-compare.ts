import { counted } from "./plural.ts";

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const inWords = (count: number) => NUMBERS[count] ?? String(count);

/** Two builds side by side. */
export const buildCompareWords = {
  title: "Compare two builds",
  heading: (count: number) =>
    `Two builds, ${inWords(count).toLowerCase()} ${count === 1 ? "difference" : "differences"}`,
  same: "Two builds that are the same",
  folded: (count: number) =>
    count === 0
      ? "Every row differs."
      : `${inWords(count)} ${count === 1 ? "row is" : "rows are"} the same and left out.`,
  unfolded: "Every row, also those that are the same.",
  showSame: (count: number) => `Show what is the same (${count})`,
  onlyDifferences: "Show only what differs",
  caption: (one: string, other: string) => `${one} beside ${other}, row by row`,
  asBuilt: (model: string) => `${model}, as we build it`,
  withChoices: (model: string) => `${model} with your choices`,
  lab: "Built from nothing",
  saved: "One of your saved builds",
  open: "Open this one",
  openOne: (name: string) => `Open this one: ${name}`,
  rows: "What",
  ways: "Buy",
  none: "None",
  parts: "Parts",
  total: "Total",
  ships: "When",
  waits: (ships: string, part: string) => `${ships}, waits for ${part}`,
  fit: "Fit",
  missing: "Still needs",
  noBlockers: "No blockers",
  blockers: (count: number) => counted(count, "blocker", "blockers"),
  notKnown: (count: number) => `${count} not known`,
  checks: (fits: number, of: number) => `${fits} of ${of} checks pass`,
  verdicts: "What the checks say",
  notCompared: "Nothing to compare",
  power: "Power",
  draws: "Draws at most",
  inGame: "Draws in a game",
  supply: "Power supply gives",
  watts: (watts: number, isWhole: boolean) => (isWhole ? `${watts} W` : `${watts} W or more`),
  noWatts: "Not known",
  frames: "Frames a second",
  frameRow: (game: string, resolution: string) => `${game}, ${resolution}`,
  framesHow: "On the high preset. The range is what we stand by.",
  choose: "Choose two builds",
  chooseHelp: "Pick two of your saved builds, or press “Compare” beside a build whose parts you chose.",
  first: "The first",
  second: "The second",
  asked: "The build of this address",
  compare: "Compare",
  noneSaved: "You have no saved builds here yet. Choose the parts of a PC and press “Save this build”.",
  wrong: "This address names a build that we don’t have. Choose again.",
  tooMany: "Two builds are compared at once: the first two of this address.",
  failed: "The store does not answer. The address holds your choice: load the page again in a minute.",
  toBuilds: "Saved builds",
  toLab: "Choose every part yourself",
};

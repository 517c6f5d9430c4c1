import type { Fitted } from "../build-of-parts.ts";
import type { VideoCardFacts } from "../facts/video-card-facts.ts";
import { find, worstOf } from "../find.ts";
import { fastestLink, pictureRate } from "../screen-links.ts";
import type { Rule } from "../rule.ts";
import type { Finding } from "../verdict.ts";

/** Display stream compression, which eyes do not see, gets so much more through a cable. */
const COMPRESSION = 3;

/** Whether a cable carries what the screen shows at its best. */
export const displayMode: Rule = {
  id: "display.mode",
  reads: ["card.outputs", "monitors.inputs", "monitors.resolution", "monitors.refreshHz"],
  worst: "note",
  fixedBy: ["monitors", "card"],
  judge: ({ card, monitors }) =>
    card ? worstOf(monitors.map((monitor) => judgeScreen(card.facts.outputs, monitor))) : null,
};

function judgeScreen(outputs: VideoCardFacts["outputs"], { facts }: Fitted<"monitors">): Finding {
  const { inputs, resolution, refreshHz } = facts;
  const needs = resolution === null || refreshHz === null ? null : pictureRate(resolution, refreshHz);
  const have = needs && toTenth(needs);
  const mode = { resolution: resolution ?? "", refreshHz: refreshHz ?? "" };
  if (outputs === null || inputs === null) return find("unknown", have, null, { unit: "Gb/s", weight: "note" });
  const carries = fastestLink(outputs, inputs);
  if (carries === null) return find("note", have, null, { unit: "Gb/s", more: { ...mode, why: "plug" } });
  if (needs === null || refreshHz === null || have === null)
    return find("unknown", null, carries, { unit: "Gb/s", weight: "note" });
  const rest = { unit: "Gb/s" as const, margin: toTenth(carries - needs) };
  if (needs <= carries) return find("ok", have, carries, { ...rest, more: mode });
  const most = Math.floor((refreshHz * carries * COMPRESSION) / needs);
  const more = needs <= carries * COMPRESSION ? { ...mode, why: "compressed" } : { ...mode, why: "slower", most };
  return find("note", have, carries, { ...rest, more });
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

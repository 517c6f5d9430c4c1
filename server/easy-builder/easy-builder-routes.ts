import * as easyBuilder from "#contract/schemas/easy-builder.ts";
import * as frames from "#contract/schemas/frames.ts";
import { getFrameLadder } from "../frames/get-frame-ladder.ts";
import { getFrameRates } from "../frames/get-frame-rates.ts";
import { asks, reads } from "../http/presets.ts";
import { route, type Route } from "../http/route.ts";
import { suggestBuilds } from "./suggest-builds.ts";

/** The easy builder, and the frame rates that it chooses by. */
export const EASY_BUILDER: readonly Route[] = [
  route(easyBuilder.suggestBuilds, asks("read"), suggestBuilds),
  route(frames.getFrameRates, reads, getFrameRates),
  route(frames.getFrameLadder, reads, getFrameLadder),
];

import { z } from "zod";
import * as wire from "../saved-builds.ts";
import { BuildCode } from "./build-code.ts";
import { AlertTarget } from "./alerts.ts";
import { endpoint } from "./endpoint.ts";
import { heldTo } from "./held-to.ts";
import { notFreeText } from "./not-free-text.ts";
import { WholeNumber } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";

const Id = notFreeText(z.uuid());
const OfOne = z.strictObject({ Id });
/** Beyond this nobody typed it; how long a name may be is the rule's to say. */
const Name = typedLine(200);

const SavedBuilds = heldTo<wire.SavedBuilds>()(
  z.object({
    Success: z.literal(true),
    Builds: z.array(
      z.object({
        Id: z.string(),
        Name: z.string(),
        SkuID: z.int(),
        Model: z.string(),
        Slug: z.string(),
        FromNothing: z.boolean(),
        Build: z.string(),
        MainPicture: z.string(),
        PictureVersion: z.string(),
        Parts: z.array(z.object({ Title: z.string(), Name: z.string() })),
        Light: z.string(),
        SavedAt: z.string(),
        PriceThen: z.number(),
        Price: z.number().nullable(),
        Changes: z.array(z.object({ Text: z.string(), Amount: z.number() })),
        Gone: z.array(z.string()),
        Checks: z.int(),
        Fits: z.int(),
        Problem: z.string().nullable(),
        Alert: z.object({ Target: z.number().nullable(), PriceThen: z.number() }).nullable(),
      }),
    ),
    Removed: z.object({ Id: z.string(), Name: z.string(), Model: z.string() }).nullable(),
    Most: z.int(),
    IsMember: z.boolean(),
    Email: z.string(),
    TimeZone: z.string(),
  }),
);

export const getSavedBuilds = endpoint(wire.getSavedBuilds, {
  summary: "The builds that the member saved, or a guest on this browser, judged and priced as of now",
  named: "ours",
  reply: SavedBuilds,
});
export const saveBuild = endpoint(wire.saveBuild, {
  summary: "Save a PC with chosen parts, once; without a SKU what PC Lab builds of them",
  named: "ours",
  body: z.strictObject({ SkuID: WholeNumber.min(1).optional(), Build: BuildCode, Name: Name.optional() }),
  reply: z.object({ Success: z.literal(true), Id: z.string(), IsNew: z.boolean() }),
});
export const renameSavedBuild = endpoint(wire.renameSavedBuild, {
  summary: "Give a saved build another name",
  named: "ours",
  body: z.strictObject({ Id, Name }),
  reply: SavedBuilds,
});
export const removeSavedBuild = endpoint(wire.removeSavedBuild, {
  summary: "Take a saved build off the list; for a day it can be put back",
  named: "ours",
  body: OfOne,
  reply: SavedBuilds,
});
export const restoreSavedBuild = endpoint(wire.restoreSavedBuild, {
  summary: "Put a saved build back that was removed",
  named: "ours",
  body: OfOne,
  reply: SavedBuilds,
});
export const watchSavedBuild = endpoint(wire.watchSavedBuild, {
  summary: "Ask for one mail when a saved build costs less, or no more than a target, and can be built",
  named: "ours",
  body: z.strictObject({ Id, Target: AlertTarget }),
  reply: SavedBuilds,
});
export const unwatchSavedBuild = endpoint(wire.unwatchSavedBuild, {
  summary: "End the mail about a saved build's price",
  named: "ours",
  body: OfOne,
  reply: SavedBuilds,
});

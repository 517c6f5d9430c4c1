import type { getSavedBuilds as call, SavedBuild, SavedBuilds } from "#contract/saved-builds.ts";
import { CASE_SLOT, SLOTS } from "#rules/build/chosen-parts.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { isSame } from "../builds/configure.ts";
import { partsGone } from "../configurator/build-news.ts";
import { type LoadedBuild, loadBuilds, priceBuild } from "../configurator/load-build.ts";
import { refuseToBuild } from "../configurator/refuse-to-build.ts";
import { describePart } from "../catalog/catalogue-skus.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { adoptLate } from "./adopt-builds.ts";
import { changesSince } from "./changes-since.ts";
import { ownerOf } from "./owner-of.ts";
import { lastRemoved, listBuilds, MOST_BUILDS, type WatchedRow } from "./saved-builds-table.ts";
import { spoken } from "../languages/spoken.ts";

const { refusalText } = spoken.refusals;
const { slotTitle } = spoken.configurator;

export const getSavedBuilds: Handler<typeof call> = async ({ world, principal }) => ({
  reply: await viewBuilds(world, principal),
});

/** Each judged and priced as of now, by one statement for the parts of all. */
export async function viewBuilds(world: World, principal: Shopper): Promise<SavedBuilds> {
  if (principal.kind === "member") await adoptLate(world, principal);
  const owner = await ownerOf(world, principal);
  const rows = owner ? await listBuilds(world.db.queries, owner) : [];
  const removed = owner && (await lastRemoved(world, owner));
  const known = await world.catalogue.skus([...rows, ...(removed ? [removed] : [])].map(({ sku_id }) => sku_id));
  const nameOf = ({ sku_id }: { sku_id: number }) => known.get(sku_id)?.name ?? "";
  const loaded = await loadBuilds(
    world,
    rows.map(({ sku_id, build }) => ({ sku: sku_id, build })),
  );
  return {
    Success: true,
    Builds: await Promise.all(
      rows.map(async (row, at) => {
        const found = loaded[at];
        return found && !("reason" in found) ? viewBuild(world, row, found) : viewGone(row, nameOf(row), found);
      }),
    ),
    Removed: removed && { Id: removed.id, Name: removed.name, Model: nameOf(removed) },
    Most: MOST_BUILDS,
    IsMember: principal.kind === "member",
    Email: principal.kind === "member" ? await emailOf(world, principal.memberId) : "",
    TimeZone: world.config.shipping.warehouse.timeZone,
  };
}

async function viewBuild(world: World, row: WatchedRow, loaded: LoadedBuild): Promise<SavedBuild> {
  const { model, configured } = loaded;
  const { price, line } = priceBuild(world, model, configured);
  const refused = refuseToBuild(configured, line);
  const picture = pictureOf(loaded);
  const { verdicts } = configured.report;
  return {
    ...asKept(row),
    Model: model.name,
    Slug: model.slug,
    FromNothing: model.fromNothing,
    MainPicture: picture,
    PictureVersion: world.pictures.versionOf(picture),
    Parts: tellingParts(loaded),
    Light: configured.light ?? "",
    Price: toWireMoney(price.unitPrice),
    Changes: await changesSince(world, loaded, {
      at: row.saved_at,
      was: cents(row.price_cents),
      price: price.unitPrice,
    }),
    Gone: partsGone(loaded).map(({ text }) => text),
    Checks: verdicts.length,
    Fits: verdicts.filter(({ cls, rule }) => cls === "ok" || configured.proven.has(rule)).length,
    Problem: refused && refusalText(refused),
  };
}

/** Of a PC that is not in the shop any more: what is kept, and that it is gone. */
function viewGone(
  row: WatchedRow,
  model: string,
  found: Exclude<Awaited<ReturnType<typeof loadBuilds>>[number], LoadedBuild> | undefined,
): SavedBuild {
  return {
    ...asKept(row),
    Model: model,
    Slug: "",
    FromNothing: false,
    MainPicture: "",
    PictureVersion: "",
    Parts: [],
    Light: "",
    Price: null,
    Changes: [],
    Gone: [],
    Checks: 0,
    Fits: 0,
    Problem: found ? refusalText(found) : "",
  };
}

function asKept(
  row: WatchedRow,
): Pick<SavedBuild, "Id" | "Name" | "SkuID" | "Build" | "SavedAt" | "PriceThen" | "Alert"> {
  const money = (amount: number): number => toWireMoney(cents(amount));
  return {
    Id: row.id,
    Name: row.name,
    SkuID: row.sku_id,
    Build: row.build,
    SavedAt: row.saved_at.toISOString(),
    PriceThen: money(row.price_cents),
    Alert:
      row.below_cents === null
        ? null
        : { PriceThen: money(row.below_cents), Target: row.target_cents === null ? null : money(row.target_cents) },
  };
}

/** Of a PC of ours its own; of one from nothing that of its case, or of the first part that there is. */
function pictureOf({ model, configured: { parts } }: LoadedBuild): string {
  if (!model.fromNothing) return model.picture;
  const shown = parts.find(({ optionId }) => optionId === CASE_SLOT) ?? parts[0];
  return shown?.sku.picture ?? model.picture;
}

/** What somebody knows a build by, in the order of the slots. */
function tellingParts({ model, configured, included }: LoadedBuild): SavedBuild["Parts"] {
  return SLOTS.flatMap((slot) => {
    const part = configured.parts.find(({ optionId }) => optionId === slot);
    const was = included.find(({ optionId }) => optionId === slot);
    if (part ? isSame(part, was) : !was) return [];
    if (!part) return [{ Title: slotTitle(slot), Name: "" }];
    return model.fromNothing && !TELLING.has(slot)
      ? []
      : [{ Title: slotTitle(slot), Name: describePart(part.sku.name, part.quantity) }];
  });
}

/** Of a PC from nothing, where every part was chosen: case, processor, memory, graphics card and drive. */
const TELLING: ReadonlySet<number> = new Set([1, 2, 4, 5, 11]);

async function emailOf({ db }: World, memberId: number): Promise<string> {
  const row = await db.queries.selectFrom("members").select("email").where("id", "=", memberId).executeTakeFirst();
  return row?.email ?? "";
}

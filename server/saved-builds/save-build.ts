import type { saveBuild as call } from "#contract/saved-builds.ts";
import { checkBuildName } from "#rules/build/build-name.ts";
import { refuse } from "#rules/refusal.ts";
import { loadBuild, priceBuild } from "../configurator/load-build.ts";
import type { Tx } from "../db/database.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import { cartTokenSha256, newCartToken } from "../http/visitor-cookies.ts";
import type { World } from "../world.ts";
import {
  type BuildOwner,
  findSame,
  hasRoomForBuild,
  insertBuild,
  isKnownBrowser,
  lockBuilds,
  MOST_BUILDS,
  ownerOf,
} from "./saved-builds-table.ts";

/**
 * What does not fit yet can be saved, too: that is when somebody stops for a day. Saved again, it keeps its name and the
 * price of then; removed before, it is back as it is today.
 */
export const saveBuild: Handler<typeof call> = async ({ world, principal, body, setBuildsToken }) => {
  const name = body.Name ?? "";
  const wrong = name === "" ? null : checkBuildName(name);
  if (wrong) return wrong;
  const loaded = await loadBuild(world, { sku: body.SkuID, build: body.Build });
  if ("reason" in loaded) return loaded;
  const { model, configured, chosen, skus } = loaded;
  const stranger = chosen.find(({ skuId }) => !skus.has(skuId));
  if (stranger) return configured.refusal ?? refuse("build_invalid");
  const what = { skuId: model.skuId, build: configured.code };
  const { unitPrice: priceCents } = priceBuild(world, model, configured).price;

  const saved = await world.db.transaction(async (tx) => {
    const { owner, token } = await ownerToBe(world, tx, principal);
    await lockBuilds(tx, owner);
    const same = await findSame(tx, owner, what);
    if (same && same.removed_at === null) return { id: same.id, isNew: false, token: null };
    if (!(await hasRoomForBuild(tx, owner))) return refuse("builds_full", { most: MOST_BUILDS });
    if (!same) return { id: await insertBuild(world, tx, owner, { ...what, name, priceCents }), isNew: true, token };
    await tx
      .updateTable("saved_builds")
      .set({ removed_at: null, price_cents: priceCents, saved_at: world.now(), ...(name !== "" && { name }) })
      .where("id", "=", same.id)
      .execute();
    return { id: same.id, isNew: true, token };
  });
  if ("reason" in saved) return saved;
  if (saved.token !== null) setBuildsToken(saved.token);
  return { reply: { Success: true as const, Id: saved.id, IsNew: saved.isNew } };
};

/**
 * A browser that comes with no key, or with one that we never gave out, gets a new one. Its own it gets again with each
 * save: the key ends no sooner than what was saved under it last.
 */
async function ownerToBe(
  world: World,
  tx: Tx,
  principal: Shopper,
): Promise<{ owner: BuildOwner; token: string | null }> {
  const owner = ownerOf(principal);
  if (owner && "memberId" in owner) return { owner, token: null };
  if (owner && (await isKnownBrowser(tx, owner.browserSha256))) return { owner, token: principal.buildsToken ?? null };
  const token = newCartToken(world);
  return { owner: { browserSha256: cartTokenSha256(token) }, token };
}

import type { saveBuild as call } from "#contract/saved-builds.ts";
import { checkBuildName } from "#rules/build/build-name.ts";
import { refuse } from "#rules/refusal.ts";
import { loadBuild, priceBuild } from "../configurator/load-build.ts";
import type { Shopper } from "../http/principal.ts";
import type { Handler } from "../http/route.ts";
import { cartTokenSha256, newCartToken } from "../http/visitor-cookies.ts";
import type { World } from "../world.ts";
import { buildsKey } from "./owner-of.ts";
import {
  type BuildOwner,
  findSame,
  hasRoomForBuild,
  insertBuild,
  lockBuilds,
  MOST_BUILDS,
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

  const { owner, key } = await ownerToBe(world, principal);
  const saved = await world.db.transaction(async (tx) => {
    await lockBuilds(tx, owner);
    const same = await findSame(tx, owner, what);
    if (same && same.removed_at === null) return { id: same.id, isNew: false };
    if (!(await hasRoomForBuild(tx, owner))) return refuse("builds_full", { most: MOST_BUILDS });
    if (!same) return { id: await insertBuild(world, tx, owner, { ...what, name, priceCents }), isNew: true };
    await tx
      .updateTable("saved_builds")
      .set({ removed_at: null, price_cents: priceCents, saved_at: world.now(), ...(name !== "" && { name }) })
      .where("id", "=", same.id)
      .execute();
    return { id: same.id, isNew: true };
  });
  if ("reason" in saved) return saved;
  if (key && saved.isNew) setBuildsToken(key.token, key.gone);
  return { reply: { Success: true as const, Id: saved.id, IsNew: saved.isNew } };
};

/**
 * A browser that comes with no key, or with one under which nothing is, gets a new one instead. Its own it gets again with
 * each save: the key ends no sooner than what was saved under it last.
 */
async function ownerToBe(world: World, principal: Shopper): Promise<{ owner: BuildOwner; key: GivenKey | null }> {
  if (principal.kind === "member") return { owner: { memberId: principal.memberId }, key: null };
  const own = await buildsKey(world, principal);
  const key =
    own === null ? { token: newCartToken(world), gone: principal.buildsTokens ?? [] } : { token: own, gone: [] };
  return { owner: { browserSha256: cartTokenSha256(key.token) }, key };
}

/** What a browser is given of keys, and what is taken from it. */
interface GivenKey {
  token: string;
  gone: readonly string[];
}

import { judgeBuild } from "#contract/configurator.ts";
import { renameSavedBuild, saveBuild, watchSavedBuild } from "#contract/saved-builds.ts";
import { type SlotId, readBuildCode, withPart, buildCode } from "#rules/build/chosen-parts.ts";
import type { Visitor } from "#server/testing/visitor.ts";
import type { SceneStage } from "./scene-stage.ts";

const LAB = "1p220105-2p220116-3p220140-4p220161-5p220176-7p220200-8p220223-9p220247-11p220228-28p220248";

/** Three builds: one whose price is watched, one that a blocker is in the way of, and one from nothing. */
export async function fillBuilds(stage: SceneStage, visitor: Visitor, skuId: number): Promise<void> {
  const standing = await visitor.call(judgeBuild, { query: { sku: skuId } });
  const other = (slot: SlotId, part: number) =>
    buildCode(withPart(readBuildCode(standing.build)?.parts ?? [], slot, { skuId: part, quantity: 1 }), null);
  const save = async (Build: string, name: string, sku?: number) => {
    const { Id } = await visitor.call(saveBuild, { body: { Build, ...(sku !== undefined && { SkuID: sku }) } });
    if (name !== "") await visitor.call(renameSavedBuild, { body: { Id, Name: name } });
    return Id;
  };
  await save(LAB, "");
  await save(other(2, 220_127), "With the other processor", skuId);
  const watched = await save(other(4, 220_166), "Living room 4K", skuId);
  await visitor.call(watchSavedBuild, { body: { Id: watched, Target: 3500 } });
  stage.facts.set("buildsBeside", `build=forge-80.${other(2, 220_127)}&build=forge-80.${other(4, 220_166)}`);
  await stage.world.db.queries
    .updateTable("saved_builds")
    .set((eb) => ({ price_cents: eb("price_cents", "+", 4000) }))
    .where("id", "=", watched)
    .execute();
}

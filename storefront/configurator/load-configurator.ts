import type { Api } from "#contract/call.ts";
import { type BuildOptions, type JudgedBuild, judgeBuild, listBuildOptions } from "#contract/configurator.ts";
import { isSlot } from "#rules/build/chosen-parts.ts";
import type { ConfigureAddress } from "./configure-path.ts";

/** A build and, where a slot is open, what could stand in it. */
export interface ConfiguratorFacts {
  judged: JudgedBuild;
  options: BuildOptions | null;
  isAll: boolean;
}

/** The same on the server and in the browser; null where there is no such PC, or no answer. */
export async function loadConfigurator(
  api: Api,
  sku: number,
  { build, slot, all = false, page = 1 }: ConfigureAddress,
): Promise<ConfiguratorFacts | null> {
  const code = build === undefined ? {} : { build };
  const [judged, options] = await Promise.all([
    api(judgeBuild, { query: { sku, ...code } }),
    slot !== undefined && isSlot(slot)
      ? api(listBuildOptions, { query: { sku, ...code, slot, show: all ? "all" : "fits", page } })
      : null,
  ]);
  if (!judged.ok || options?.ok === false) return null;
  return { judged: judged.reply, options: options?.reply ?? null, isAll: all };
}

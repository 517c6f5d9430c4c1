import type { Api } from "#contract/call.ts";
import { type BuildOptions, type JudgedBuild, judgeBuild, listBuildOptions } from "#contract/configurator.ts";
import { isSlot } from "#rules/build/chosen-parts.ts";
import type { ReadAddress } from "./configure-path.ts";

/** A build and, where a slot is open, what could stand in it. */
export interface ConfiguratorFacts {
  judged: JudgedBuild;
  options: BuildOptions | null;
  isAll: boolean;
  /** What was typed as a color and is none. */
  wrongLight: string | null;
}

/** Which PC; null is PC Lab, where one begins with nothing. */
export type ChosenPc = number | null;

/** The query of a build's calls. */
export function buildQuery(sku: ChosenPc, build: string | undefined) {
  return { ...(sku !== null && { sku }), ...(build !== undefined && build !== "" && { build }) };
}

/** The same on the server and in the browser; the status of the answer where there is no such PC, or nobody answers. */
export async function loadConfigurator(
  api: Api,
  sku: ChosenPc,
  { build, slot, all, page, seen, wrongLight, game, resolution }: Omit<ReadAddress, "view" | "isCodeWrong">,
): Promise<ConfiguratorFacts | number> {
  const query = {
    ...buildQuery(sku, build),
    ...(game !== undefined && { game }),
    ...(resolution !== undefined && { resolution }),
  };
  const [judged, options] = await Promise.all([
    api(judgeBuild, { query: { ...query, ...(seen !== undefined && { seen }) } }),
    slot !== undefined && isSlot(slot)
      ? api(listBuildOptions, { query: { ...query, slot, show: all ? "all" : "fits", page } })
      : null,
  ]);
  if (!judged.ok) return judged.status;
  if (options?.ok === false) return options.status;
  return { judged: judged.reply, options: options?.reply ?? null, isAll: all, wrongLight };
}

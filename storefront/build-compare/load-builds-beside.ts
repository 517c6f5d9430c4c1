import { getProduct } from "#contract/catalog.ts";
import type { Api } from "#contract/call.ts";
import { type BuildSheet, describeBuild, type JudgedBuild, judgeBuild } from "#contract/configurator.ts";
import { type FrameRates, getFrameRates } from "#contract/frames.ts";
import { getSavedBuilds, type SavedBuild } from "#contract/saved-builds.ts";
import { type BuildRef, buildRef, readBuildRef } from "../configurator/build-ref.ts";
import { buildQuery } from "../configurator/load-configurator.ts";

/** A build of the comparison, all that is known of it. */
export interface BuildBeside {
  ref: string;
  judged: JudgedBuild;
  sheet: BuildSheet;
  /** Null where nobody knows how fast its parts are. */
  frames: FrameRates | null;
  /** The name that the visitor gave it; empty for one that is not saved here. */
  savedAs: string;
  isSaved: boolean;
}

export interface BuildsBeside {
  /** Two, or none while they are not chosen. */
  builds: readonly BuildBeside[];
  /** What the visitor has saved, to choose from. */
  saved: readonly { ref: string; name: string; model: string }[];
  /** What was asked for, to be chosen already. */
  asked: readonly string[];
  trouble: "wrong" | "failed" | "one" | null;
  isTooMany: boolean;
  isAll: boolean;
}

/** What an address sets side by side. */
export async function loadBuildsBeside(api: Api, address: string): Promise<BuildsBeside> {
  const { searchParams } = new URL(address);
  const asked = searchParams.getAll("build").slice(0, 3);
  const saved = await api(getSavedBuilds);
  const kept = saved.ok ? saved.reply.Builds.filter(({ Slug }) => Slug !== "") : [];
  const page = {
    saved: kept.map((each) => ({ ref: refOfSaved(each), name: each.Name, model: each.Model })),
    asked: asked.slice(0, 2),
    isTooMany: asked.length > 2,
    isAll: searchParams.get("all") === "1",
  };
  const loaded = await Promise.all(page.asked.map((text) => loadOne(api, text, kept)));
  const builds = loaded.filter((each) => typeof each === "object");
  if (builds.length === 2) return { ...page, builds, trouble: null };
  const trouble = loaded.find((each) => typeof each === "string") ?? (asked.length === 0 ? null : "one");
  return { ...page, builds: [], trouble };
}

function refOfSaved({ Slug, FromNothing, Build }: SavedBuild): string {
  return buildRef({ slug: FromNothing ? null : Slug, build: Build });
}

async function loadOne(api: Api, text: string, kept: readonly SavedBuild[]): Promise<BuildBeside | "wrong" | "failed"> {
  const read = readBuildRef(text);
  if (!read) return "wrong";
  const sku = await findSku(api, read);
  if (typeof sku === "string") return sku;
  const query = buildQuery(sku, read.build);
  const [judged, sheet, frames] = await Promise.all([
    api(judgeBuild, { query }),
    api(describeBuild, { query }),
    api(getFrameRates, {
      query: { ...(read.slug !== null && { slug: read.slug }), ...(read.build !== undefined && { build: read.build }) },
    }),
  ]);
  if (!judged.ok || !sheet.ok) return judged.ok || judged.status >= 500 ? "failed" : "wrong";
  const saved = kept.find((each) => refOfSaved(each) === buildRef({ slug: read.slug, build: judged.reply.build }));
  return {
    ref: text,
    judged: judged.reply,
    sheet: sheet.reply,
    frames: frames.ok ? frames.reply : null,
    savedAs: saved?.Name ?? "",
    isSaved: saved !== undefined,
  };
}

/** Null for PC Lab, where no PC is asked for. */
async function findSku(api: Api, { slug }: BuildRef): Promise<number | null | "wrong" | "failed"> {
  if (slug === null) return null;
  const found = await api(getProduct, { query: { slug } });
  if (found.ok) return found.reply.skuId;
  return found.status >= 500 ? "failed" : "wrong";
}

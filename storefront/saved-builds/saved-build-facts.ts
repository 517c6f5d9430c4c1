import type { SavedBuild, SavedBuilds } from "#contract/saved-builds.ts";
import { savedBuildWords as words } from "#words/saved-builds.ts";
import { buildRef } from "../configurator/build-ref.ts";

/** A form that was refused. */
export interface RefusedForm {
  intent: string;
  id: string;
  typed: string;
  fault: string;
}

export interface SavedBuildProps {
  build: SavedBuild;
  found: SavedBuilds;
  refused: RefusedForm | null;
}

export function nameOf({ Name, Model }: Pick<SavedBuild, "Name" | "Model">): string {
  return Name || Model || words.goneModel;
}

export function refOf({ Slug, FromNothing, Build }: SavedBuild): string {
  return buildRef({ slug: FromNothing ? null : Slug, build: Build });
}

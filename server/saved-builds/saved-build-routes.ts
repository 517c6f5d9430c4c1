import * as builds from "#contract/schemas/saved-builds.ts";
import { changes, readsOwn } from "../http/presets.ts";
import { route, type Route } from "../http/route.ts";
import { removeSavedBuild, renameSavedBuild, restoreSavedBuild } from "./change-builds.ts";
import { saveBuild } from "./save-build.ts";
import { getSavedBuilds } from "./view-builds.ts";

/** What a shopper keeps of the PCs they chose the parts of. */
export const SAVED_BUILDS: readonly Route[] = [
  route(builds.getSavedBuilds, readsOwn, getSavedBuilds),
  route(builds.saveBuild, changes(), saveBuild),
  route(builds.renameSavedBuild, changes(), renameSavedBuild),
  route(builds.removeSavedBuild, changes(), removeSavedBuild),
  route(builds.restoreSavedBuild, changes(), restoreSavedBuild),
];

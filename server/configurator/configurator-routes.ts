import * as configurator from "#contract/schemas/configurator.ts";
import { getSkuInfo as getSkuInfoCall } from "#contract/schemas/sku-info.ts";
import { getSkuInfo } from "../catalog/get-sku-info.ts";
import { asks, reads } from "../http/presets.ts";
import { route, type Route } from "../http/route.ts";
import { describeBuild } from "./describe-build.ts";
import { judgeBuild } from "./judge-build.ts";
import { listBuildOptions } from "./list-build-options.ts";

/** What the configurator asks while somebody chooses parts, and what a part is that any page names. */
export const CONFIGURATOR: readonly Route[] = [
  route(configurator.judgeBuild, asks("read"), judgeBuild),
  route(configurator.listBuildOptions, asks("read"), listBuildOptions),
  route(configurator.describeBuild, asks("read"), describeBuild),
  route(getSkuInfoCall, reads, getSkuInfo),
];

import { getGlobalJson } from "#contract/schemas/global-config.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import { route } from "../http/route.ts";
import { globalConfig } from "./global-config.ts";

export const getGlobalJsonRoute = route(
  getGlobalJson,
  { who: "anyone", rate: "read", cache: "public", crossSite: "refuse" },
  async ({ world: { config, now } }) => {
    const { on } = localTime(now().toISOString(), config.shipping.warehouse.timeZone);
    return { reply: globalConfig(config, on) };
  },
);

import type { getGlobalJson as call } from "#contract/global-config.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import type { PublicHandler } from "../http/route.ts";
import { globalConfig } from "./global-config.ts";

export const getGlobalJson: PublicHandler<typeof call> = async ({ world: { config, now } }) => {
  const { on } = localTime(now().toISOString(), config.shipping.warehouse.timeZone);
  return { reply: globalConfig(config, on) };
};

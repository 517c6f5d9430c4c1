import type { getGlobalJson as call, GlobalConfig } from "#contract/global-config.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import type { PublicHandler } from "../http/route.ts";
import { citiesOfState } from "../postal/cities-of-state.ts";
import { globalConfig } from "./global-config.ts";

export const getGlobalJson: PublicHandler<typeof call> = async ({ world: { config, now }, query }) => {
  const { on } = localTime(now().toISOString(), config.shipping.warehouse.timeZone);
  return { reply: withCities(globalConfig(config, on), query.state) };
};

/** Thirty thousand names in one answer would help nobody: the cities are those of the state that is asked for. */
function withCities(shown: GlobalConfig, state: string | undefined): GlobalConfig {
  if (state === undefined) return shown;
  const cities = citiesOfState(state);
  return {
    ...shown,
    AddressItems: shown.AddressItems.map((item) => (item.State === state ? { ...item, Cities: cities } : item)),
  };
}

import { data } from "react-router";
import type { Api } from "#contract/call.ts";
import { describeBuild } from "#contract/configurator.ts";
import { shipToIn } from "../delivery/ship-to-cookie.ts";
import type { ConfigureFacts } from "./configure-body.tsx";
import { type ReadAddress, readConfigureAddress } from "./configure-path.ts";
import { buildQuery, type ChosenPc, loadConfigurator } from "./load-configurator.ts";

/** What a page of chosen parts shows at an address; 404 where there is no such PC. */
export async function loadConfigurePage(
  api: Api,
  sku: ChosenPc,
  request: Request,
): Promise<ConfigureFacts & Pick<ReadAddress, "isCodeWrong">> {
  const address = readConfigureAddress(new URL(request.url).searchParams);
  const { view, build, isCodeWrong } = address;
  const [facts, sheet] = await Promise.all([
    loadConfigurator(api, sku, address),
    view === undefined ? null : api(describeBuild, { query: buildQuery(sku, build) }),
  ]);
  if (typeof facts === "number") throw data(null, { status: facts === 503 ? 503 : 404 });
  const shipTo = shipToIn(request.headers.get("cookie") ?? "");
  return { facts, isCodeWrong, shipTo, read: view !== undefined && sheet?.ok ? { view, sheet: sheet.reply } : null };
}

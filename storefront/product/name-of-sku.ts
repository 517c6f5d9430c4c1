import type { Api } from "#contract/call.ts";
import { getUnitInfoSkus } from "#contract/wire-product.ts";

/** What a form is about that knows its product by number only; empty where the shop does not sell it. */
export async function nameOfSku(api: Api, skuId: number): Promise<string> {
  if (!Number.isInteger(skuId) || skuId <= 0) return "";
  const answer = await api(getUnitInfoSkus, { query: { skuIds: String(skuId) } });
  return answer.ok ? (answer.reply.Skus[0]?.Description ?? "") : "";
}

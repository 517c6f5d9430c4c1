import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { fedexCarrier } from "#adapters/shipping/fedex-carrier.ts";
import { type FedexScene, openFedexScene } from "#sandbox/testing/fedex-scene.ts";
import { outsideOnly } from "../outside-only.ts";
import { parcelNews } from "../staff/parcel-news.ts";
import type { World } from "../world.ts";
import { mounted } from "./mounted.ts";

export interface FedexStore extends FedexScene {
  /** Where FedEx tells it of parcels. */
  storeUrl: string;
}

/** A store whose carrier is the sandbox's FedEx, and which hears what FedEx tells of its parcels. `close` ends both. */
export async function openFedexStore(world: World): Promise<FedexStore> {
  let listener: ReturnType<typeof getRequestListener>;
  const store = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  const storeUrl = `http://localhost:${(store.address() as AddressInfo).port}`;
  const fedex = await openFedexScene(storeUrl);
  world.carrier = outsideOnly(fedexCarrier({ ...fedex.settings, timeoutMs: 20_000 }));
  listener = getRequestListener(mounted(world, parcelNews(world)).fetch);
  return {
    ...fedex,
    storeUrl,
    async close() {
      await fedex.close();
      await new Promise((resolve) => store.close(resolve));
    },
  };
}

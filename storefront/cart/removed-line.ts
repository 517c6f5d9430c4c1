import { RUSH_SERVICES, type RushService } from "#rules/cart/rush-service.ts";
import { readBuildCode } from "#rules/build/chosen-parts.ts";
import type { CartItem } from "#contract/carts.ts";

/** What puts a removed line back as it was: the fields of the "add" form. */
export interface RemovedLine {
  skuId: number;
  quantity: number;
  warrantyId: number;
  rushService: RushService;
  /** Code of the parts that were chosen for a PC; empty for what is sold as it stands. */
  build: string;
}

export function removedLine(item: CartItem): RemovedLine {
  return {
    skuId: item.SkuID,
    quantity: item.Quantity,
    warrantyId: item.AdditionalWarrantyID,
    rushService: item.RushService,
    build: item.Build,
  };
}

/** The cart's page that offers to put the removed line of a form back. */
export function pageWithoutLine(form: FormData): string {
  const line = lineOf((name) => form.get(name));
  if (!line) return "/carts";
  const { skuId, quantity, warrantyId, rushService, build } = line;
  return `/carts?removed=${skuId}&quantity=${quantity}&warrantyId=${warrantyId}&rushService=${rushService}&build=${build}`;
}

/** The line that such a page names; null where it names none that could be. */
export function removedIn(search: URLSearchParams): RemovedLine | null {
  return lineOf((name) => search.get(name === "skuId" ? "removed" : name));
}

function lineOf(read: (name: keyof RemovedLine) => unknown): RemovedLine | null {
  const [skuId, quantity, warrantyId] = [
    Number(read("skuId")),
    Number(read("quantity") ?? 1),
    Number(read("warrantyId") ?? 0),
  ];
  const rushService = RUSH_SERVICES.find((service) => service === read("rushService")) ?? "none";
  const code = String(read("build") ?? "");
  const build = readBuildCode(code) ? code : "";
  const isWhole = [skuId, quantity, warrantyId].every((value) => Number.isSafeInteger(value) && value >= 0);
  return isWhole && skuId > 0 && quantity > 0 ? { skuId, quantity, warrantyId, rushService, build } : null;
}

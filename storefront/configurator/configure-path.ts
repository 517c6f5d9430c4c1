import { LONGEST_CODE, readBuildCode } from "#rules/build/chosen-parts.ts";

/** What a configurator's address says. */
export interface ConfigureAddress {
  /** Code of the parts; undefined for the PC as it stands. */
  build?: string | undefined;
  /** The slot whose options are open. */
  slot?: number | undefined;
  /** Also what does not fit. */
  all?: boolean;
  page?: number;
}

/** Where a PC's parts are chosen. */
export function configurePath(slug: string, { build, slot, all = false, page = 1 }: ConfigureAddress = {}): string {
  const search = new URLSearchParams({
    ...(build !== undefined && { build }),
    ...(slot !== undefined && { slot: String(slot) }),
    ...(all && { show: "all" }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  const place = slot === undefined ? "" : `#slot-${slot}`;
  return `/configure/${slug}${search && `?${search}`}${place}`;
}

/** What such an address says; a code that is none says nothing. */
export function readConfigureAddress(search: URLSearchParams): Required<ConfigureAddress> & { isCodeWrong: boolean } {
  const typed = search.get("build");
  const build = typed !== null && typed.length <= LONGEST_CODE && readBuildCode(typed) ? typed : undefined;
  const slot = Number(search.get("slot") ?? Number.NaN);
  const page = Math.trunc(Number(search.get("page") ?? 1));
  return {
    build,
    slot: Number.isInteger(slot) ? slot : undefined,
    all: search.get("show") === "all",
    page: page >= 1 && page <= 1000 ? page : 1,
    isCodeWrong: typed !== null && build === undefined,
  };
}

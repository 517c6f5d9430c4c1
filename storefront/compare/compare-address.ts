interface CompareView {
  /** Leaves out the rows that say the same. */
  only?: boolean;
  /** On a phone: the SKU that stands beside the first. */
  beside?: number | null;
}

/** `/compare?ids=7,12`: the address of a comparison is all of it, to send or to keep. */
export function compareAddress(skuIds: readonly number[], { only = false, beside = null }: CompareView = {}): string {
  const rest = new URLSearchParams({
    ...(only && { only: "differences" }),
    ...(beside !== null && { with: String(beside) }),
  }).toString();
  // By hand: a comma stays a comma, for people who read it.
  const query = [...(skuIds.length > 0 ? [`ids=${skuIds.join(",")}`] : []), ...(rest ? [rest] : [])].join("&");
  return query ? `/compare?${query}` : "/compare";
}

interface Card {
  skuId: number;
  requiresPc: boolean;
  availability: { left: number | null; state: string };
}

/** Something that never sells out, so that every order of a long run can be paid. */
export async function unlimitedSku(storeUrl: string): Promise<number> {
  for (let page = 1; page <= 20; page += 1) {
    const { items } = (await (await fetch(`${storeUrl}/api/catalog/listing?list=search&page=${page}`)).json()) as {
      items: Card[];
    };
    const found = items.find(
      ({ availability, requiresPc }) => availability.left === null && availability.state === "in_stock" && !requiresPc,
    );
    if (found) return found.skuId;
  }
  throw new Error("The demo shop has nothing with unlimited stock");
}

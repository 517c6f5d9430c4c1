interface Card {
  skuId: number;
  requiresPc: boolean;
  availability: { left: number | null; state: string };
}

/** Something that never sells out, so that every order of a long run can be paid. */
export async function unlimitedSku(storeUrl: string): Promise<number> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = (await (await fetch(`${storeUrl}/api/catalog/listing?list=gear-store&page=${page}`)).json()) as {
      items: Card[];
      pages: number;
    };
    pages = list.pages;
    const found = list.items.find(
      ({ availability, requiresPc }) => availability.left === null && availability.state === "in_stock" && !requiresPc,
    );
    if (found) return found.skuId;
  }
  throw new Error("The demo shop has nothing with unlimited stock");
}

import type { Locale } from "#messages/locales.ts";
import { speaking, spokenLocale } from "../languages/spoken.ts";
import type { World } from "../world.ts";
import type { CatalogueReader } from "./catalogue-reader.ts";
import { MemoryCatalogue } from "./memory-catalogue.ts";

/** What products are called by is made once, when they are read: so there is a copy of the catalogue for each language that was asked for. */
export function spokenCatalogue(world: Pick<World, "db" | "config">): CatalogueReader {
  const copies = new Map<Locale, MemoryCatalogue>();
  const own = () => {
    const locale = spokenLocale();
    const copy = copies.get(locale) ?? new MemoryCatalogue(world);
    copies.set(locale, copy);
    return copy;
  };
  return {
    product: (slug) => own().product(slug),
    find: (wanted) => own().find(wanted),
    list: (query, pageSize) => own().list(query, pageSize),
    suggest: (text, most) => own().suggest(text, most),
    related: (product, most) => own().related(product, most),
    instead: (product, most) => own().instead(product, most),
    counts: () => own().counts(),
    lab: () => own().lab(),
    skus: (skuIds) => own().skus(skuIds),
    partFacts: (skuIds) => own().partFacts(skuIds),
    pcTwins: () => own().pcTwins(),
    frames: () => own().frames(),
    shelf: () => own().shelf(),
    faq: (page) => own().faq(page),
    async changed(changes) {
      await Promise.all([...copies].map(([locale, copy]) => speaking(locale, () => copy.changed(changes))));
    },
  };
}

/** The four kinds of gaming PC and their ids on the wire. Laptops use 1 and 3. */
export const MODEL_TYPES = { prebuild: 1, custom: 2, refurb: 3, easyBuilder: 4 } as const;

/** Gear category slugs and their ids on the wire. 152 and 169 mean other things as component option and system group. */
export const GEAR_CATEGORIES = {
  "gaming-monitors": 113,
  "gaming-setup": 152,
  "refurbished-components": 156,
  "rigsmith-gear": 157,
  "gaming-accessories": 161,
  "pc-maintenance": 166,
  "bundle-deals": 168,
  "pc-parts": 169,
} as const;

export type GearCategorySlug = keyof typeof GEAR_CATEGORIES;
export type GearCategoryId = (typeof GEAR_CATEGORIES)[GearCategorySlug];

/** The four kinds of gaming PC and their ids on the wire. Laptops use 1 and 3. */
export const MODEL_TYPES = { prebuild: 1, custom: 2, refurb: 3, easyBuilder: 4 } as const;

/** A sentence with something inside that is not text: a link, an amount in its own type. In the order the language gives. */
export type Pieces<P> = readonly (P | string)[];

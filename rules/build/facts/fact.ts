/**
 * What is known of a part. Null is "we do not know", never "none" and never "fits": a thing that a part truly lacks is
 * 0 where it is counted, `[]` where it is listed, `false` where it is asked, and `"none"` where it has a size or a name.
 *
 * Lengths in mm, power in W, capacity in GB, speed in MHz or GHz.
 */
export type Fact<Known> = Known | null;

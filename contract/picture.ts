/** A picture of the studio: the path under `/images/`, its natural size and what it shows. */
export interface Picture {
  name: string;
  width: number;
  height: number;
  alt: string;
  version: string;
  /** What stands in its place until it is there: the color most of it has, `#1b1e24`; null when unknown or not needed. */
  color: string | null;
  /** The same picture a few pixels wide: a WebP file in base64; null when unknown or not needed. */
  placeholder: string | null;
}

/** The card that stands for a page where it is shared; another price or picture is another path. */
export interface SharePicture {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** A product as a binary glTF, which is fetched only where somebody turns it. */
export interface Model3d {
  /** On the store itself, with its version: another file is another path. */
  path: string;
  bytes: number;
}

/** The outer planes of a case in units: x from rear to front, y from its feet up, z from the closed side to the glass. */
export interface Hull {
  depth: number;
  width: number;
  /** Height of the feet; the steel begins here. */
  bottom: number;
  top: number;
  rear: number;
  front: number;
  far: number;
  near: number;
}

export function hullOf({
  depth,
  width,
  height,
  foot,
}: {
  depth: number;
  width: number;
  /** With feet. */
  height: number;
  foot: number;
}): Hull {
  return {
    depth,
    width,
    bottom: foot,
    top: height,
    rear: -depth / 2,
    front: depth / 2,
    far: -width / 2,
    near: width / 2,
  };
}

/** The planes of the room that a case has for parts. */
export interface Room {
  rear: number;
  front: number;
  floor: number;
  ceiling: number;
  /** The tray that the board stands on, and the glass opposite. */
  tray: number;
  glass: number;
}

/** What a case tells those who fill it. */
export interface CaseBody {
  hull: Hull;
  room: Room;
  board: BoardSeat;
  /** The card's cable leaves through the tray. */
  dual: boolean;
  rearFan?: { size: number; place: readonly [z: number, y: number] };
  /** The power supply lies at the bottom under a cover. */
  hasCover: boolean;
  /** Middle of a small power supply that stands beside the board. */
  supplyAt?: readonly [x: number, y: number, z: number];
}

/** Where a board's upper left corner comes: its left edge, its upper edge and its face. */
export interface BoardSeat {
  left: number;
  top: number;
  face: number;
}

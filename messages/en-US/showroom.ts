import type { View } from "#rules/catalog/showroom-views.ts";

/** Where somebody stands in front of a PC. */
const VIEW_NAMES: Readonly<Record<View, string>> = {
  corner: "Corner",
  side: "Glass side",
  front: "Front",
  back: "Back",
  top: "Top",
  inside: "Inside",
};

const MEGABYTE = 1_000_000;
const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

export const showroomWords = {
  section: "3D showroom",
  title: (name: string) => `${name} in 3D`,
  description: (name: string) => `Turn ${name}, come closer and look inside, with what each part of it costs.`,
  lead: "Drag to turn it. The buttons below do the same.",
  pictures: (name: string) => `Pictures of ${name}`,
  model: (name: string, view: View) => `3D model of ${name}, seen from: ${VIEW_NAMES[view]}. Arrow keys turn it.`,
  views: "Look from",
  viewNames: VIEW_NAMES,
  load: "Load the 3D model",
  size: (bytes: number) => `${megabytes(bytes)}, fetched when you press`,
  loading: (done: number, bytes: number) => `Getting the model: ${megabytes(done)} of ${megabytes(bytes)}`,
  stay: "Stay with the pictures",
  failed: "The model did not load. The pictures did.",
  again: "Try again",
  lost: "The 3D view stopped: the browser took its memory back.",
  restart: "Start it again",
  no3d: "This browser cannot show 3D. The buttons below change the picture.",
  turnLeft: "Turn left",
  turnRight: "Turn right",
  closer: "Closer",
  further: "Further away",
  full: "Full screen",
  glass: "Glass",
  day: "Day",
  keys: "Keys: arrows turn and tip, + and − come closer and go back, G takes the glass off, Home begins again.",
  parts: "What is in it",
  asShown: "As shown",
  beforeTax: "Before tax.",
  choose: "Choose parts",
  see: "See this PC",
  turnIt: "Turn it in 3D",
  watchIt: "Watch it turn",
  close: "Close",
  renderNote: "Picture and model are drawn by our studio from the same parts.",
  unknown: "There is no model of this name.",
};

/** The film of a PC, which is drawn from its model while it plays. */
export const filmWords = {
  title: (name: string) => `${name}, all around`,
  lead: (seconds: number, bytes: number) =>
    `${seconds} seconds, without sound. Play fetches ${megabytes(bytes)}; nothing is fetched before.`,
  play: "Play",
  pause: "Pause",
  again: "Play again",
  seek: "Where in the film",
  at: (second: number) => clock(second),
  time: (second: number, of: number) => `${clock(second)} of ${clock(of)}`,
  captions: {
    corner: "From the corner",
    side: "The glass side: what is inside shows",
    front: "The front, where its air comes in",
    back: "The back, where everything is plugged in",
    top: "The top, where its air goes out",
    inside: "Inside: card, processor and memory",
  } satisfies Record<View, string>,
  chapters: "In the film",
  stills: "This browser cannot draw it in 3D: the film goes through the pictures.",
};

const clock = (second: number) => `0:${String(Math.floor(second)).padStart(2, "0")}`;

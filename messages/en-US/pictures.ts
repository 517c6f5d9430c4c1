export const galleryWords = {
  label: (product: string) => `Pictures of ${product}`,
  carousel: "carousel",
  scroll: "Pictures, scroll sideways",
  choose: "Choose a picture",
  picture: "Picture",
  pictureAt: (place: number) => `Picture ${place}`,
  pictureOf: (place: number, count: number) => `Picture ${place} of ${count}`,
  place: (place: number, count: number) => `${place} of ${count}`,
  previous: "Previous picture",
  next: "Next picture",
  full: "Open full screen",
  close: "Close",
  morePictures: (count: number) => `+${count} more pictures`,
  more: "more",
};

const MAY_DIFFER = "Actual parts may differ in color or label.";

export const renderWords = {
  one: `Rendered image. ${MAY_DIFFER}`,
  many: `Rendered images. ${MAY_DIFFER}`,
  about: "About our pictures",
  unknown: "There is no such picture.",
  tooMany: "Too many new sizes at once. Try again in a minute.",
};

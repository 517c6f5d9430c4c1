export const galleryWords = {
  label: (product: string) => `Images de ${product}`,
  carousel: "carrousel",
  scroll: "Images, faites défiler de côté",
  choose: "Choisir une image",
  picture: "Image",
  pictureAt: (place: number) => `Image ${place}`,
  pictureOf: (place: number, count: number) => `Image ${place} sur ${count}`,
  place: (place: number, count: number) => `${place} sur ${count}`,
  previous: "Image précédente",
  next: "Image suivante",
  full: "Ouvrir en plein écran",
  close: "Fermer",
  morePictures: (count: number) => `+${count} ${count < 2 ? "autre image" : "autres images"}`,
  more: "de plus",
};

const MAY_DIFFER = "La couleur ou l’étiquette des pièces réelles peut différer.";

export const renderWords = {
  one: `Image de synthèse. ${MAY_DIFFER}`,
  many: `Images de synthèse. ${MAY_DIFFER}`,
  about: "À propos de nos images",
  unknown: "Cette image n’existe pas.",
  tooMany: "Trop de nouveaux formats à la fois. Réessayez dans une minute.",
};
